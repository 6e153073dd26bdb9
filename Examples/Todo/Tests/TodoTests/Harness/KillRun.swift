import Foundation
import Testing
import TodoModel

/// A server and a client that are killed and started again, and the client's reports.
struct KillRun {
    private let folder: TemporaryFolder
    private let token: String
    private var chance: SeededGenerator
    private var server: ServerProcess?

    private(set) var kills = 0
    private(set) var serverKills = 0
    /// The number of clients that reported nothing for two minutes, and were ended.
    private(set) var stuck = 0
    /// The number of rounds since the last kill.
    private var idleRounds = 0
    /// The highest count that the client reported as written, for each task.
    private(set) var written: [String: Int] = [:]
    /// The highest count that the client reported as sent.
    private(set) var sent: [String: Int] = [:]
    private(set) var announced: Set<String> = []
    private(set) var repeated: [String] = []

    var device: String { folder.file("device.sqlite") }

    init(seed: UInt64) async throws {
        folder = try TemporaryFolder()
        chance = SeededGenerator(seed: seed)
        let server = try await ServerProcess.start(database: folder.file("server.sqlite"))
        token = try #require(try await TestClient(server.url).registered().token)
        self.server = server
    }

    /// Runs the client for a while, and lets one of the two be killed. A process is killed by itself at one of its
    /// writes, or from outside at any moment.
    mutating func round() async throws {
        let server = try await runningServer()
        let (isOwn, hitsServer) = (Bool.random(using: &chance), Int.random(in: 0..<3, using: &chance) == 0)
        let scribe = try start(server, changes: 16, crashes: isOwn && !hitsServer)
        let last = Int.random(in: 1...24, using: &chance)
        var count = 0
        for await line in scribe.lines {
            take(line)
            count += 1
            guard count == last else { continue }
            if hitsServer { server.child.kill9() } else { scribe.kill9() }
        }
        let killsBefore = kills
        if await scribe.end() { kills += 1 }
        if scribe.wasAborted { try await didGetStuck(server) }
        idleRounds = kills == killsBefore && server.child.isRunning ? idleRounds + 1 : 0
        // More than half of all rounds end with a kill. Without this limit, the test never ends if a program cannot
        // work.
        guard idleRounds < 30 else { throw NothingIsKilled(exitCode: scribe.exitCode) }
    }

    /// Ends the server of a client that was stuck: the server may be the reason, and writes its stacks, too.
    private mutating func didGetStuck(_ server: ServerProcess) async throws {
        stuck += 1
        server.child.abort()
        await server.child.end()
        self.server = nil
        guard stuck <= 3 else { throw ClientsAreStuck(count: stuck) }
    }

    struct ClientsAreStuck: Error { let count: Int }
    struct NothingIsKilled: Error { let exitCode: Int32? }

    /// Sends all pending changes, without kills.
    mutating func finish() async throws {
        await server?.child.stop()
        server = nil
        let server = try await ServerProcess.start(database: folder.file("server.sqlite"))
        self.server = server
        let scribe = try start(server, changes: 0, crashes: false)
        var hasEnded = false
        for await line in scribe.lines {
            take(line)
            if line == "end" { hasEnded = true }
        }
        let wasKilled = await scribe.end()
        #expect(hasEnded && !wasKilled)
    }

    func tasksOnServer() async throws -> [TodoTask] {
        let client = TestClient(try #require(server).url, token: token)
        var (all, after) = ([TodoTask](), "0")
        while true {
            let page = try await client.send("GET", "v1/tasks?limit=500&after=\(after)").value(Page<TodoTask>.self)
            all += page.items
            guard let next = page.next else { return all }
            after = next
        }
    }

    // MARK: - Processes

    private mutating func runningServer() async throws -> ServerProcess {
        if let server {
            if server.child.isRunning { return server }
            if await server.child.end() {
                kills += 1
                serverKills += 1
            }
        }
        let crashes = Bool.random(using: &chance)
        let server = try await ServerProcess.start(
            database: folder.file("server.sqlite"), crashSeed: crashes ? .random(in: 0...UInt64.max, using: &chance) : nil)
        self.server = server
        return server
    }

    private mutating func start(_ server: ServerProcess, changes: Int, crashes: Bool) throws -> ChildProcess {
        var arguments = ["--database", device, "--server", server.url.absoluteString, "--token", token]
        arguments += ["--seed", "\(UInt64.random(in: 0...UInt64.max, using: &chance))", "--changes", "\(changes)"]
        if crashes { arguments += ["--crash-seed", "\(UInt64.random(in: 0...UInt64.max, using: &chance))"] }
        return try ChildProcess("todo-scribe", arguments, environment: ServerProcess.backtrace, silenceLimit: 120)
    }

    private mutating func take(_ line: String) {
        let words = line.split(separator: " ").map(String.init)
        guard words.count == 3, let count = Int(words[2]) else { return }
        if words[0] == "wrote" {
            if !announced.insert("\(words[1]) \(count)").inserted { repeated.append(line) }
            written[words[1]] = max(written[words[1]] ?? 0, count)
        } else {
            sent[words[1]] = max(sent[words[1]] ?? 0, count)
        }
    }
}
