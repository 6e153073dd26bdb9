/// A request of an app to a service of the system.
public struct SystemRequest: Hashable, Sendable {
    /// The position among the requests since launch; 1 for the first request.
    public let number: Int
    /// The name of the service, such as "mail".
    public let service: String
    /// The request, on one line.
    public let text: String
}
