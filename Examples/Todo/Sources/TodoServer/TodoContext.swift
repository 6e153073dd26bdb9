import Hummingbird
import NIOCore

/// What is known of a call beside the request.
struct TodoContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// Where it comes from; the port is left out.
    let address: String
    /// Who calls; 0 where nobody has logged in.
    var account: Int64 = 0
    /// What they came in with.
    var token = ""

    init(source: Source) {
        coreContext = .init(source: source)
        address = source.channel.remoteAddress?.ipAddress ?? "?"
    }
}
