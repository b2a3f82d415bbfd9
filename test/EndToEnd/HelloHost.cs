namespace EndToEnd;

public sealed class HelloHost() : ExampleHost("hello");
