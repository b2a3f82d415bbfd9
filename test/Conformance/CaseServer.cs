namespace Conformance;

/// <summary>The child's side: reads case names from standard input and answers each with one line of JSON.</summary>
internal static class CaseServer
{
    /// <summary>Stands before an answer, so that what a case prints to the console is not taken for one.</summary>
    public const string AnswerMark = "\u0001case\u0001";

    public static int Serve()
    {
        var answers = Console.Out;
        while (Console.In.ReadLine() is { } line)
        {
            var parts = line.Split('\t');
            string answer;
            try
            {
                answer = CaseRunner.Run(new CaseFile(parts[0], parts[1])).ToJson(indented: false);
            }
            catch (Exception e)
            {
                // The runner itself failed; the parent shows it as the case's result.
                answer = new CaseResult { Output = "RUNNER: " + e }.ToJson(indented: false);
            }

            answers.WriteLine();
            answers.WriteLine(AnswerMark + answer);
            answers.Flush();
        }

        return 0;
    }
}
