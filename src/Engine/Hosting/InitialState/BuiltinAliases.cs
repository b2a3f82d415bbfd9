namespace System.Management.Automation.Runspaces;

/// <summary>The aliases that every session has. Names that programs have on Unix are aliases on Windows only.</summary>
internal static class BuiltinAliases
{
    private const string Everywhere =
        "foreach=ForEach-Object!;%=ForEach-Object!;where=Where-Object!;?=Where-Object!;"
        + "clc=Clear-Content;cli=Clear-Item;clp=Clear-ItemProperty;clv=Clear-Variable;cpi=Copy-Item;cvpa=Convert-Path;dbp=Disable-PSBreakpoint;"
        + "ebp=Enable-PSBreakpoint;epal=Export-Alias;epcsv=Export-Csv;fl=Format-List;ft=Format-Table;fw=Format-Wide;gal=Get-Alias;gbp=Get-PSBreakpoint;"
        + "gc=Get-Content;gci=Get-ChildItem;gcm=Get-Command;gdr=Get-PSDrive;gcs=Get-PSCallStack;ghy=Get-History;gi=Get-Item;gl=Get-Location;gm=Get-Member;"
        + "gmo=Get-Module;gp=Get-ItemProperty;gpv=Get-ItemPropertyValue;gps=Get-Process;group=Group-Object;gu=Get-Unique;gv=Get-Variable;"
        + "iex=Invoke-Expression;ihy=Invoke-History;ii=Invoke-Item;ipmo=Import-Module;ipal=Import-Alias;ipcsv=Import-Csv;measure=Measure-Object;"
        + "mi=Move-Item;mp=Move-ItemProperty;nal=New-Alias;ndr=New-PSDrive;ni=New-Item;nv=New-Variable;nmo=New-Module;oh=Out-Host;"
        + "rbp=Remove-PSBreakpoint;rdr=Remove-PSDrive;ri=Remove-Item;rni=Rename-Item;rnp=Rename-ItemProperty;rp=Remove-ItemProperty;rmo=Remove-Module;"
        + "rv=Remove-Variable;rvpa=Resolve-Path;sal=Set-Alias;sbp=Set-PSBreakpoint;select=Select-Object;si=Set-Item;sl=Set-Location;sp=Set-ItemProperty;"
        + "saps=Start-Process;spps=Stop-Process;sv=Set-Variable;irm=Invoke-RestMethod;iwr=Invoke-WebRequest;"
        + "cd=Set-Location*;dir=Get-ChildItem*;echo=Write-Output*;fc=Format-Custom;kill=Stop-Process;pushd=Push-Location*;popd=Pop-Location*;"
        + "chdir=Set-Location*;copy=Copy-Item*;del=Remove-Item*;erase=Remove-Item*;move=Move-Item*;rd=Remove-Item*;ren=Rename-Item*;set=Set-Variable*;type=Get-Content*;"
        + "cls=Clear-Host*;md=mkdir;h=Get-History*;history=Get-History;clhy=Clear-History;r=Invoke-History;"
        + "pwd=Get-Location;gjb=Get-Job;rcjb=Receive-Job;rjb=Remove-Job;sajb=Start-Job;spjb=Stop-Job;wjb=Wait-Job;icm=Invoke-Command;"
        + "gin=Get-ComputerInfo;gtz=Get-TimeZone;stz=Set-TimeZone;gerr=Get-Error;fhx=Format-Hex;nsn=New-PSSession;gsn=Get-PSSession;rsn=Remove-PSSession;etsn=Enter-PSSession;exsn=Exit-PSSession";

    private const string WindowsOnly =
        ";ls=Get-ChildItem;cat=Get-Content;cp=Copy-Item*;mv=Move-Item;rm=Remove-Item;rmdir=Remove-Item;man=help;mount=New-PSDrive;ps=Get-Process;"
        + "sort=Sort-Object;tee=Tee-Object;write=Write-Output;clear=Clear-Host;compare=Compare-Object;diff=Compare-Object;sleep=Start-Sleep;"
        + "start=Start-Process;sasv=Start-Service;spsv=Stop-Service;gsv=Get-Service;gcb=Get-Clipboard;scb=Set-Clipboard;gwmi=Get-WmiObject;"
        + "ogv=Out-GridView;shcm=Show-Command;lp=Out-Printer;asnp=Add-PSSnapIn;gsnp=Get-PSSnapIn;rsnp=Remove-PSSnapin";

    private static readonly AliasInfo[] s_all = Parse(OperatingSystem.IsWindows() ? Everywhere + WindowsOnly : Everywhere);

    public static IReadOnlyList<AliasInfo> All => s_all;

    private static AliasInfo[] Parse(string text)
        => Array.ConvertAll(text.Split(';'), static entry =>
        {
            var at = entry.IndexOf('=', StringComparison.Ordinal);
            var options = entry[^1] switch
            {
                '!' => ScopedItemOptions.ReadOnly | ScopedItemOptions.AllScope,
                '*' => ScopedItemOptions.AllScope,
                _ when entry[(at + 1)..].Contains('-', StringComparison.Ordinal) && entry[..at].Length <= 6 && IsStandard(entry[..at]) => ScopedItemOptions.ReadOnly,
                _ => ScopedItemOptions.None,
            };
            return new AliasInfo(entry[..at], entry[(at + 1)..].TrimEnd('!', '*'), options);
        });

    // The short aliases made of a verb's and a noun's letters are read-only; the ones taken from other shells are not.
    private static bool IsStandard(string name) => name is not ("kill" or "pwd" or "history" or "h" or "r" or "ls" or "cat" or "mv" or "rm" or "ps" or "clear" or "rmdir" or "write" or "fhx" or "gerr");
}
