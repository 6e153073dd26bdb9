/// The protocols of connections and listeners, and their choice of networks.
///
/// A connection or listener copies the values when it is created.
/// - Source: https://developer.apple.com/documentation/network/nwparameters
// Unchecked: all values are behind a lock, and the stack has a lock of its own.
public final class NWParameters: CustomDebugStringConvertible, @unchecked Sendable {
    /// The values without the stack.
    struct Values: Sendable {
        var requiredInterface: NWInterface?
        var requiredInterfaceType = NWInterface.InterfaceType.other
        var prohibitedInterfaces: [NWInterface]?
        var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
        var prohibitExpensivePaths = false
        var prohibitConstrainedPaths = false
        var requiredLocalEndpoint: NWEndpoint?
        var allowLocalEndpointReuse = false
        var acceptLocalOnly = false
        var includePeerToPeer = false
        var serviceClass = ServiceClass.bestEffort
    }

    let values: LockedValues<Values>

    /// The protocols of a connection. Changes of the stack affect connections that are created later.
    public let defaultProtocolStack: ProtocolStack

    /// Creates parameters without protocols. Add them to ``defaultProtocolStack``.
    public convenience init() { self.init(Values(), ProtocolStack()) }

    /// Creates parameters for a stream.
    ///
    /// - Parameters:
    ///   - tls: The options of the encryption; `nil` for none.
    ///   - tcp: The options of the stream.
    public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
        self.init()
        defaultProtocolStack.transportProtocol = tcp
        defaultProtocolStack.applicationProtocols = tls.map { [$0] } ?? []
    }

    private init(_ values: Values, _ stack: ProtocolStack) {
        self.values = LockedValues(values)
        defaultProtocolStack = stack
    }

    /// New parameters for TLS over TCP, with the default options.
    public class var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }

    /// New parameters for TCP without encryption, with the default options.
    public class var tcp: NWParameters { NWParameters(tls: nil) }

    /// New parameters for UDP without encryption, with the default options.
    public class var udp: NWParameters {
        let parameters = NWParameters()
        parameters.defaultProtocolStack.transportProtocol = NWProtocolUDP.Options()
        return parameters
    }

    /// Returns parameters with the same values.
    public func copy() -> NWParameters { NWParameters(values.all, defaultProtocolStack.copied()) }

    /// The protocols from the highest to the lowest, such as "tls, tcp, ip".
    public var debugDescription: String {
        let stack = defaultProtocolStack
        let options = stack.applicationProtocols + [stack.transportProtocol, stack.internetProtocol].compactMap { $0 }
        return options.map(\.definition.name).joined(separator: ", ")
    }
}
