import Foundation
import TestFolders
import Testing

@testable import SystemServices

/// The tables of interfaces, addresses and routes.
struct NetworkTablesTests {
    private static let header = "Iface\tDestination\tGateway\tFlags\tRefCnt\tUse\tMetric\tMask\tMTU\tWindow\tIRTT\n"

    @Test func routesAreReadFromAFileWithoutNetlink() throws {
        let text =
            Self.header
            + "cable7\t00000000\t010200C0\t0003\t0\t0\t100\t00000000\t0\t0\t0\ncable7\t000200C0\t00000000\t0001\t0\t0\t0\t00FFFFFF\n"
        let tables = NetworkFiles.tables(routes: text)
        #expect(tables.routes.map(\.gateway) == [[192, 0, 2, 1], nil] && tables.routes.map(\.prefixLength) == [0, 24])
        #expect(tables.routes.map(\.metric) == [100, 0] && tables.routes[1].destination == [192, 0, 2, 0])
        let state = tables.state
        #expect(state.status == .satisfied && state.links.map(\.name) == ["cable7"] && state.supportsIPv4)
    }

    @Test(arguments: ["", "garbage", header, header + "a b c", header + "cable7\tXX\t0\t0003\t0\t0\t0\t0\n"])
    func brokenFilesGiveNoRoutes(_ text: String) {
        #expect(NetworkFiles.tables(routes: text).routes.isEmpty)
    }

    @Test func theCheapestDefaultRouteIsFirst() {
        var tables = NetworkTables()
        for (index, (name, kind)) in [("wwan0", NetworkInterfaceKind.cellular), ("wlan0", .wifi)].enumerated() {
            tables.interfaces.append(.init(link: NetworkLink(name: name, index: index + 1, kind: kind), isRunning: true))
            tables.routes.append(
                NetworkRoute(
                    destination: [0, 0, 0, 0], prefixLength: 0, gateway: [10, 0, 0, 1], linkIndex: index + 1,
                    metric: UInt32(700 - 100 * index)))
        }
        #expect(tables.state.links.map(\.kind) == [.wifi, .cellular] && !tables.state.isExpensive)
        tables.interfaces[1].isRunning = false
        #expect(tables.state.links.map(\.kind) == [.cellular] && tables.state.isExpensive)
    }

    @Test(
        arguments: [
            ([1, 1], [[0, 0, 0, 0], [128, 0, 0, 0]], [203, 0, 113, 1]),
            ([4], [[0x20] + [UInt8](repeating: 0, count: 15)], [0x20, 1] + [UInt8](repeating: 1, count: 14)),
        ] as [([Int], [[UInt8]], [UInt8])])
    func aTunnelTakesPrecedenceByRoutesToPartsOfTheInternet(_ lengths: [Int], _ networks: [[UInt8]], _ address: [UInt8]) {
        let links = [NetworkLink(name: "wlan0", index: 1, kind: .wifi), NetworkLink(name: "tun0", index: 2, kind: .other)]
        var tables = NetworkTables()
        tables.interfaces = links.map { NetworkTables.Interface(link: $0, isRunning: true) }
        let any = [UInt8](repeating: 0, count: address.count)
        tables.routes = [NetworkRoute(destination: any, prefixLength: 0, gateway: any, linkIndex: 1)]
        for (length, network) in zip(lengths, networks) {
            tables.routes.append(
                NetworkRoute(destination: network, prefixLength: length, gateway: nil, linkIndex: 2, metric: 50))
        }
        tables.addresses = links.map { NetworkAddress(bytes: [0xFD] + address.dropFirst(), prefixLength: 8, linkIndex: $0.index) }
        #expect(tables.state.links == links.reversed())
        #expect(tables.state.reach(address) == .routed(links[1]))
    }

    @Test func theLongestRouteDecides() {
        var state = NetworkState.simulated([.wifi])
        state.allLinks.append(NetworkLink(name: "tun0", index: 9, kind: .other))
        state.routes.append(NetworkRoute(destination: [10, 128, 0, 0], prefixLength: 9, gateway: [10, 128, 0, 1], linkIndex: 9))
        #expect(state.reach([10, 200, 0, 1]).link?.name == "tun0" && state.reach([10, 127, 0, 1]).link?.name == "en0")
        #expect(state.reach([192, 168, 2, 9]) == .direct(state.links[0]) && state.reach([192, 168, 2, 2]) == .local)
    }

    @Test(arguments: 0..<40) func truncatedMessagesAreIgnored(_ length: Int) {
        // An interface "a" of hardware 772 with the number 7, as the kernel describes it.
        var message = [UInt8](repeating: 0, count: 24)
        message.store(UInt16(772), at: 2)
        message.store(Int32(7), at: 4)
        message.store(UInt32(0x49), at: 8)
        message.store(UInt16(6), at: 16)
        message.store(UInt16(3), at: 18)
        message[20] = 97
        let interface = NetworkTables.interface(Array(message.prefix(length)))
        #expect((interface != nil) == (length >= 22))
        #expect(interface == nil || interface?.link == NetworkLink(name: "a", index: 7, kind: .loopback))
        #expect(NetworkTables.address(Array(message.prefix(length))) == nil)
        #expect(NetworkTables.routes(Array(message.prefix(length))).isEmpty)
        #expect(NetlinkSocket.messages(Array(message.prefix(length))).isEmpty)
    }

    @Test func aRouteMayHaveSeveralRouters() {
        // An rtmsg of a unicast route of version 4 to everywhere, with a list of two routers.
        var message: [UInt8] = [2, 0, 0, 0, 254, 0, 0, 1, 0, 0, 0, 0]
        var hops: [UInt8] = []
        for (index, last) in [(Int32(3), UInt8(1)), (4, 2)] {
            var hop = [UInt8](repeating: 0, count: 16)
            hop.store(UInt16(16), at: 0)
            hop.store(index, at: 4)
            hop.store(UInt16(8), at: 8)
            hop.store(UInt16(5), at: 10)
            hop.replaceSubrange(12..<16, with: [10, 0, 0, last])
            hops += hop
        }
        var attribute = [UInt8](repeating: 0, count: 4)
        attribute.store(UInt16(4 + hops.count), at: 0)
        attribute.store(UInt16(9), at: 2)
        message += attribute + hops
        let routes = NetworkTables.routes(message)
        #expect(routes.map(\.linkIndex) == [3, 4] && routes.map(\.gateway) == [[10, 0, 0, 1], [10, 0, 0, 2]])
        message[7] = 7
        #expect(NetworkTables.routes(message).isEmpty)
    }

    @Test func kindsOfInterfaces() throws {
        let folder = try TestFolder.make()
        func kind(_ name: String, _ hardware: UInt16) -> NetworkInterfaceKind {
            NetworkFiles.kind(of: name, hardware: hardware, root: folder.path)
        }
        let manager = FileManager.default
        try manager.createDirectory(at: folder.appendingPathComponent("wlp2s0/wireless"), withIntermediateDirectories: true)
        try manager.createDirectory(at: folder.appendingPathComponent("usb0"), withIntermediateDirectories: true)
        try Data("INTERFACE=usb0\nDEVTYPE=wwan\n".utf8).write(to: folder.appendingPathComponent("usb0/uevent"))
        #expect(kind("wlp2s0", 1) == .wifi && kind("usb0", 1) == .cellular && kind("enp3s0", 1) == .wiredEthernet)
        #expect(kind("ppp0", 512) == .cellular && kind("tun0", 65534) == .other && kind("lo", 772) == .loopback)
        #expect(kind("wwan0", 519) == .cellular)
    }

    @Test func aLateAnswerIsNotThatToTheNextRequest() throws {
        // Some containers have no netlink sockets.
        guard let socket = try? NetlinkSocket(groups: 0) else { return }
        // The links are of type 16. The request for addresses, of type 22, is one whose answer came too late.
        let links = try socket.entries(of: 18, reply: 16)
        var request = [UInt8](repeating: 0, count: 20)
        request.store(UInt32(20), at: 0)
        request.store(UInt16(22), at: 4)
        request.store(UInt16(0x301), at: 6)
        #expect(send(socket.descriptor, request, request.count, 0) == request.count)
        #expect(try !links.isEmpty && socket.entries(of: 18, reply: 16).count == links.count)
    }
}
