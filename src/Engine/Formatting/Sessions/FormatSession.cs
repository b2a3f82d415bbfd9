using System.Collections;

namespace Microsoft.PowerShell.Commands.Internal.Format;

/// <summary>Turns a sequence of objects into format data: chooses the layout by the first object and keeps to it.</summary>
internal sealed class FormatSession(FormatOptions options, ViewCatalog catalog, Action<FormatInfoData> emit)
{
    private EntryGenerator? _generator;
    private FormatView? _view;
    private bool _inGroup;
    private bool _hasGroupKey;
    private object? _groupKey;

    public bool IsStarted => _generator is not null;

    public void Process(object? input)
    {
        var bare = CmdletSupport.Bare(input);
        if (bare is null || ReferenceEquals(input, System.Management.Automation.Internal.AutomationNull.Value))
        {
            return;
        }

        if (!ScalarTypes.IsExpandable(bare) || bare is PSObject)
        {
            ProcessOne(PSObject.AsPSObject(input!));
            return;
        }

        if (options.Expand.Equals("CoreOnly", StringComparison.OrdinalIgnoreCase))
        {
            ProcessOne(PSObject.AsPSObject(input!));
            return;
        }

        if (options.Expand.Equals("Both", StringComparison.OrdinalIgnoreCase))
        {
            ProcessBoth(input!, bare);
            return;
        }

        Enumerate(bare);
    }

    public void End()
    {
        if (_generator is null)
        {
            return;
        }

        EndGroup();
        emit(new FormatEndData());
        _generator = null;
    }

    private void Enumerate(object collection)
    {
        if (collection is IDictionary dictionary)
        {
            foreach (DictionaryEntry entry in dictionary)
            {
                ProcessOne(PSObject.AsPSObject(dictionary.GetType().IsGenericType ? GenericEntry(entry) : entry));
            }

            return;
        }

        foreach (var item in (IEnumerable)collection)
        {
            Process(item);
        }

        object GenericEntry(DictionaryEntry entry)
        {
            foreach (var type in dictionary.GetType().GetInterfaces())
            {
                if (type.IsGenericType && type.GetGenericTypeDefinition() == typeof(IDictionary<,>))
                {
                    return Activator.CreateInstance(typeof(KeyValuePair<,>).MakeGenericType(type.GetGenericArguments()), entry.Key, entry.Value)!;
                }
            }

            return entry;
        }
    }

    private void ProcessBoth(object input, object bare)
    {
        emit(OutOfBand(new TextEntry("The following object supports IEnumerable:\n")));
        var list = EntryGenerator.PlainList(PSObject.AsPSObject(input));
        emit(OutOfBand(new CustomEntry([.. LinesOf(list)], BlankAfter: true)));
        var items = ((IEnumerable)bare).Cast<object?>().ToList();
        emit(OutOfBand(new TextEntry($"The IEnumerable contains the following {items.Count} objects:")));
        foreach (var item in items)
        {
            Process(item);
        }
    }

    private static IEnumerable<(int Indent, string Text)> LinesOf(ListEntry list)
    {
        var lines = new List<(int, string)>();
        ListLayout.Write(list, new DelegateLineWriter(int.MaxValue / 2, line => lines.Add((0, line))), FormatStyle.Plain);
        return lines;
    }

    private void ProcessOne(PSObject target)
    {
        if (OutOfBandText(target) is { } text)
        {
            emit(OutOfBand(text));
            return;
        }

        if (_generator is null)
        {
            Start(target);
        }
        else if (_view is not null && !_view.AppliesTo(target.TypeNames))
        {
            emit(OutOfBand(EntryGenerator.PlainList(target)));
            return;
        }

        StepGroup(target);
        emit(new FormatEntryData(_generator!.Make(target, out var error), isOutOfBand: false));
        if (error is not null)
        {
            emit(OutOfBand(new TextEntry(error)));
        }
    }

    private static FormatEntryData OutOfBand(FormatEntry entry) => new(entry, isOutOfBand: true);

    private FormatEntry? OutOfBandText(PSObject target)
    {
        switch (target.BaseObject)
        {
            case ErrorRecord record:
                return options.Shape == FormatShape.Undefined ? new TextEntry(ErrorText.Of(record)) : options.Properties.Count == 0 && options.Shape != FormatShape.List ? new TextEntry(ErrorText.Of(record)) : null;
            case InformationalRecord or InformationRecord when options.Properties.Count == 0 && options.Shape == FormatShape.Undefined:
                return new TextEntry(target.BaseObject.ToString() ?? "");
            case ProgressRecord when options.Properties.Count == 0 && options.Shape == FormatShape.Undefined:
                return new TextEntry(target.BaseObject.ToString() ?? "");
        }

        if (ScalarTypes.IsScalar(target.BaseObject))
        {
            return new TextEntry(FormatText.Scalar(target));
        }

        if (options.Shape == FormatShape.Undefined && catalog.Find(target.TypeNames, FormatShape.Undefined, null) is { Control.OutOfBand: true } view)
        {
            return new EntryGenerator(options, view, target).Make(target, out _);
        }

        return target.BaseObject is not PSCustomObject && !ObjectShape.HasProperties(target) ? new TextEntry(FormatText.Scalar(target)) : null;
    }

    private void Start(PSObject first)
    {
        _view = options.Properties.Count > 0 ? null : catalog.Find(first.TypeNames, options.Shape, options.View);
        if (options.View is not null && _view is null)
        {
            throw new FormatViewException(options.View, options.Shape);
        }

        _generator = new EntryGenerator(options, _view, first);
        emit(_generator.Start());
    }

    private void StepGroup(PSObject target)
    {
        var grouping = _generator!.Grouping;
        if (grouping is null)
        {
            if (!_inGroup)
            {
                _inGroup = true;
                emit(new GroupStartData());
            }

            return;
        }

        var exists = grouping.TryGetKey(target, out var key);
        if (_inGroup && exists == _hasGroupKey && (!exists || AreEqual(key, _groupKey)))
        {
            return;
        }

        EndGroup();
        _inGroup = true;
        _hasGroupKey = exists;
        _groupKey = key;
        emit(new GroupStartData { Heading = exists ? grouping.Heading(target, key) : null });
    }

    private static bool AreEqual(object? first, object? second)
        => first is null || second is null ? first is null && second is null : ObjectOrder.Compare(first, second, false, null) == 0;

    private void EndGroup()
    {
        if (_inGroup)
        {
            _inGroup = false;
            emit(new GroupEndData());
        }
    }
}
