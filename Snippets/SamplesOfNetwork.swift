// The samples of the pages of Network and SystemConfiguration, each in a context that makes it compile. Samples that
// need a network are compiled and not run.

import Foundation
import Network
import SystemConfiguration

func load() {}

// MARK: - Paths

func observePath() {
    let monitor = NWPathMonitor()
    monitor.pathUpdateHandler = { path in
        print(path.status, path.isExpensive)
    }
    monitor.start(queue: .main)
}

func observeStatus() {
    let monitor = NWPathMonitor()
    monitor.pathUpdateHandler = { path in print(path.status) }
    monitor.start(queue: .main)
}

func loadIfReachable() {
    guard let target = SCNetworkReachabilityCreateWithName(nil, "example.com") else { return }
    var flags = SCNetworkReachabilityFlags()
    if SCNetworkReachabilityGetFlags(target, &flags), flags.contains(.reachable) {
        load()
    }
}

// MARK: - Connections

func calculate() {
    let connection = NWConnection(host: "localhost", port: 7, using: .tcp)
    connection.stateUpdateHandler = { state in
        if case .waiting(let error) = state { print("waiting: \(error)") }
    }
    connection.start(queue: .main)
    connection.send(content: Data("2 + 2".utf8), completion: .idempotent)
    connection.receive(minimumIncompleteLength: 1, maximumLength: 1024) { data, _, isComplete, error in
        print(String(decoding: data ?? Data(), as: UTF8.self))
    }
}

func greet() {
    let connection = NWConnection(host: "example.org", port: 7, using: .tcp)
    connection.stateUpdateHandler = { state in print(state) }
    connection.start(queue: .main)
    connection.send(content: Data("Hello".utf8), completion: .contentProcessed { error in print(error as Any) })
    connection.receive(minimumIncompleteLength: 1, maximumLength: 65_536) { data, _, isComplete, error in }
}

func nextMessage(of connection: NWConnection) async -> Data? {
    let data = await withCheckedContinuation { continuation in
        connection.receiveMessage { data, _, _, _ in continuation.resume(returning: data) }
    }
    return data
}

func listen() throws {
    let listener = try NWListener(using: .tcp, on: 7)
    listener.newConnectionHandler = { connection in connection.start(queue: .main) }
    listener.start(queue: .main)
}

print(NWConnection(host: "example.org", port: 7, using: .tcp).debugDescription)
