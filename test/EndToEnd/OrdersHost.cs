namespace EndToEnd;

public sealed class OrdersHost() : ExampleHost("orders");
