using System.Buffers;

namespace PowerShellWorker.Rpc.Internal;

/// <summary>Encoded frames that leave in one flush. Plain arrays: a worker that starts has no generic list compiled for it.</summary>
internal sealed class SendBatch
{
    private byte[][] _chunks = new byte[8][];
    private int[] _lengths = new int[8];
    private bool[] _isRented = new bool[8];

    public int Count { get; private set; }

    public ReadOnlyMemory<byte> this[int index] => new(_chunks[index], 0, _lengths[index]);

    public void Add(byte[] chunk, int length, bool isRented)
    {
        if (Count == _chunks.Length)
        {
            Array.Resize(ref _chunks, Count * 2);
            Array.Resize(ref _lengths, Count * 2);
            Array.Resize(ref _isRented, Count * 2);
        }

        (_chunks[Count], _lengths[Count], _isRented[Count]) = (chunk, length, isRented);
        Count++;
    }

    /// <summary>Empties it.</summary>
    /// <param name="canReuse">False leaves rented chunks to the collector, as a broken transport may still hold them.</param>
    public void Clear(bool canReuse)
    {
        for (var i = 0; i < Count; i++)
        {
            if (canReuse && _isRented[i])
            {
                ArrayPool<byte>.Shared.Return(_chunks[i]);
            }

            _chunks[i] = null!;
        }

        Count = 0;
    }
}
