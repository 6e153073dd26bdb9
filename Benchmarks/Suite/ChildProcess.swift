import Foundation

/// A run of this program, or of the twins, as a child, and what the system says it used.
struct ChildProcess {
    /// User and system time, in milliseconds.
    let cpu: Double
    /// The peak resident memory, in megabytes (10^6 bytes).
    let memory: Double
    /// What the child printed, as numbers by name.
    let figures: [String: Double]

    /// What to start: ours are arguments to this program, a twin's those to the program beside it.
    enum Work {
        case ours([String])
        case twin([String])

        func command() throws -> [String] {
            let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            switch self {
            case .ours(let arguments): return [program, "child"] + arguments
            case .twin(let arguments):
                let twins = URL(fileURLWithPath: program).deletingLastPathComponent().appendingPathComponent("RawTwins")
                return [twins.path] + arguments
            }
        }
    }

    static func run(_ work: Work) throws -> ChildProcess {
        let words = try work.command()
        let output = Pipe()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, output.fileHandleForWriting.fileDescriptor, 1)
        var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        var pid: pid_t = 0
        guard posix_spawn(&pid, words[0], &actions, nil, &pointers, environ) == 0 else { throw Failure.notStarted(words) }
        try output.fileHandleForWriting.close()
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        var status: Int32 = 0
        var usage = rusage()
        wait4(pid, &status, 0, &usage)
        guard status == 0 else { throw Failure.failed(words, status) }
        return ChildProcess(
            cpu: milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime), memory: Double(usage.ru_maxrss) * 1024 / 1e6,
            figures: (try? JSONDecoder().decode([String: Double].self, from: printed)) ?? [:])
    }

    /// Runs the two in turn, so that a machine which changes its speed does it to both; once before, to warm the disk.
    static func pairs(_ count: Int, _ ours: [String], _ twin: [String]) throws -> [Pair] {
        _ = try run(.ours(ours))
        _ = try run(.twin(twin))
        return try (0..<count).map { _ in Pair(ours: try run(.ours(ours)), twin: try run(.twin(twin))) }
    }

    struct Pair {
        let ours: ChildProcess
        let twin: ChildProcess

        /// Ours divided by the twin's.
        func ratio(_ figure: String) -> Double? {
            guard let ours = ours.figures[figure], let twin = twin.figures[figure] else { return nil }
            return ours / twin
        }
    }

    private static func milliseconds(_ time: timeval) -> Double {
        Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000
    }

    enum Failure: Error {
        case notStarted([String])
        case failed([String], Int32)
    }
}

extension [ChildProcess.Pair] {
    /// The middle one of a figure of ours; 0 of nothing.
    func median(_ figure: String) -> Double { compactMap { $0.ours.figures[figure] }.median }

    /// The middle one of the ratios, each of two runs that followed each other.
    func ratio(_ figure: String) -> Double { compactMap { $0.ratio(figure) }.median }
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
