import Hummingbird
import NIOCore

/// The context of a call beside the request.
struct TodoContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The address of the caller, without the port.
    let address: String
    /// The account of the call; 0 without a login.
    var account: Int64 = 0
    /// The token of the call.
    var token = ""

    init(source: Source) {
        coreContext = .init(source: source)
        address = source.channel.remoteAddress?.ipAddress ?? "?"
    }
}
