import Foundation

/// A run of this program as a child, and what the system says it used.
struct ChildProcess {
    /// User and system time, in milliseconds.
    let cpu: Double
    /// The peak resident memory, in megabytes (10^6 bytes).
    let memory: Double
    /// What the child printed, as numbers by name.
    let figures: [String: Double]

    static func run(_ name: String, _ arguments: [String] = []) throws -> ChildProcess {
        let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let output = Pipe()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, output.fileHandleForWriting.fileDescriptor, 1)
        let words = [program, "child", name] + arguments
        var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        var pid: pid_t = 0
        guard posix_spawn(&pid, program, &actions, nil, &pointers, environ) == 0 else { throw Failure.notStarted(name) }
        try output.fileHandleForWriting.close()
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        var status: Int32 = 0
        var usage = rusage()
        wait4(pid, &status, 0, &usage)
        guard status == 0 else { throw Failure.failed(name, status) }
        return ChildProcess(
            cpu: milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime), memory: Double(usage.ru_maxrss) * 1024 / 1e6,
            figures: (try? JSONDecoder().decode([String: Double].self, from: printed)) ?? [:])
    }

    /// Runs two children in turn, so that a machine which changes its speed does it to both.
    static func pairs(_ count: Int, _ ours: String, _ twin: String, _ arguments: [String] = []) throws -> [(ChildProcess, ChildProcess)] {
        _ = try run(ours, arguments)
        _ = try run(twin, arguments)
        return try (0..<count).map { _ in (try run(ours, arguments), try run(twin, arguments)) }
    }

    private static func milliseconds(_ time: timeval) -> Double {
        Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000
    }

    enum Failure: Error {
        case notStarted(String)
        case failed(String, Int32)
    }
}

extension Collection where Element == Double {
    /// The middle value; 0 of nothing.
    var median: Double { percentile(0.5) }

    func percentile(_ share: Double) -> Double {
        let values = sorted()
        guard !values.isEmpty else { return 0 }
        return values[Swift.min(values.count - 1, Int(Double(values.count) * share))]
    }
}
