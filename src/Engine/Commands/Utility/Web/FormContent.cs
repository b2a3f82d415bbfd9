using System.Collections;
using System.Net.Http.Headers;

namespace Microsoft.PowerShell.Commands;

/// <summary>Multipart forms of hash tables.</summary>
internal static class FormContent
{
    public static MultipartFormDataContent Make(IDictionary form, PSCmdlet cmdlet)
    {
        var content = new MultipartFormDataContent();
        foreach (DictionaryEntry field in form)
        {
            Add(content, CmdletSupport.Text(field.Key), CmdletSupport.Bare(field.Value), enumerate: true);
        }

        return content;
    }

    private static void Add(MultipartFormDataContent content, string name, object? value, bool enumerate)
    {
        switch (value)
        {
            case FileInfo file:
                var part = new StreamContent(file.OpenRead());
                part.Headers.ContentType = new MediaTypeHeaderValue("application/octet-stream");
                content.Add(part, $"\"{name}\"", $"\"{file.Name}\"");
                break;
            case string text:
                content.Add(new StringContent(text), $"\"{name}\"");
                break;
            case IEnumerable many when enumerate:
                foreach (var item in many)
                {
                    Add(content, name, CmdletSupport.Bare(item), enumerate: false);
                }

                break;
            default:
                content.Add(new StringContent(CmdletSupport.Text(value)), $"\"{name}\"");
                break;
        }
    }
}
