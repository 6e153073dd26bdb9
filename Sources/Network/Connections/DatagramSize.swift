internal import Foundation

@_implementationOnly import NIOCore

/// The size of messages that fit into one packet.
enum DatagramSize {
    /// The size of the header of UDP, in bytes.
    private static let header = 8
    /// The maximum size of an IPv4 message, in bytes: 65,535 less the headers.
    private static let limit = 65_507

    /// The size of buffers for messages, which are never cut off.
    static let bufferSize = 65_535

    /// Returns the maximum size of a message to a peer, from the maximum packet size of the route.
    static func maximum(_ channel: any Channel, _ peer: SocketAddress) -> EventLoopFuture<Int> {
        let isVersion6 = peer.protocol == .inet6
        let option = ChannelOptions.Types.SocketOption(
            level: .init(rawValue: isVersion6 ? CInt(IPPROTO_IPV6) : CInt(IPPROTO_IP)),
            name: .init(rawValue: isVersion6 ? IPV6_MTU : IP_MTU))
        let headers = header + (isVersion6 ? 40 : 20)
        // A socket that is not connected has no route, and therefore no packet size.
        return channel.getOption(option).map { min(limit, max(0, Int($0) - headers)) }.recover { _ in limit }
    }
}
