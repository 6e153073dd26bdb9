/// A protocol that connections can use. Subclasses have the options and metadata of each.
///
/// - Source: https://developer.apple.com/documentation/network/nwprotocol
public class NWProtocol {}

/// The identity of a protocol.
///
/// - Source: https://developer.apple.com/documentation/network/nwprotocoldefinition
// Unchecked: the class has one constant, and the module has no subclass.
public class NWProtocolDefinition: Equatable, CustomDebugStringConvertible, @unchecked Sendable {
    /// The name, such as "tcp".
    public let name: String

    init(_ name: String) { self.name = name }

    /// Whether both are the same protocol.
    public static func == (lhs: NWProtocolDefinition, rhs: NWProtocolDefinition) -> Bool { lhs.name == rhs.name }

    /// The name.
    public var debugDescription: String { name }
}

/// The options of a protocol in the stack of a connection.
///
/// A connection or listener copies the options when it is created. Later changes do not affect it.
/// - Source: https://developer.apple.com/documentation/network/nwprotocoloptions
// Unchecked: the values of subclasses are behind locks.
public class NWProtocolOptions: @unchecked Sendable {
    init() {}

    /// The protocol.
    var definition: NWProtocolDefinition { NWProtocolDefinition("none") }

    /// Returns options with the same values.
    func copied() -> NWProtocolOptions { NWProtocolOptions() }
}

/// Information of a protocol about a connection or its content.
///
/// - Source: https://developer.apple.com/documentation/network/nwprotocolmetadata
// Unchecked: the values of subclasses are constant or behind locks.
public class NWProtocolMetadata: @unchecked Sendable {
    init() {}

    /// The protocol.
    var definition: NWProtocolDefinition { NWProtocolDefinition("none") }
}
