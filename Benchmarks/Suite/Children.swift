import Foundation

/// The work of each child, by name.
@MainActor enum Children {
    enum Failure: Error {
        case unknown(String)
        case work(String)
    }

    static func run(_ name: String, arguments: [String]) throws {
        switch name {
        case "start": try ColdStart.child(output: arguments.first ?? "")
        case "scroll": try ScrollList.child(asTable: false, picture: arguments.first)
        case "scroll-table": try ScrollList.child(asTable: true, picture: arguments.first)
        case "rows": try Tables.child(count: arguments.first.flatMap { Int($0) } ?? 0)
        case "decode": try Decoding.child(folder: arguments.first ?? "")
        case "snapshots": try Snapshots.child()
        case "text": try TextLayouts.child(folder: arguments.first ?? "")
        case "primitives": try Primitives.child()
        case "cards": try MovingCards.child(picture: arguments.first)
        case "constraints": try ConstraintSystems.child()
        case "storyboards": try Storyboards.child()
        case "handlers": try HandlerCosts.child()
        default: throw Failure.unknown(name)
        }
    }

    static func report(_ figures: [String: Double]) throws {
        var figures = figures
        figures["memory"] = peakMemory
        print(String(decoding: try JSONEncoder().encode(figures), as: UTF8.self))
    }

    /// The peak resident memory of this process, in megabytes (10^6 bytes); `nil` if unknown. Read without
    /// Foundation, which itself takes 2 MB.
    private static var peakMemory: Double? {
        guard let file = fopen("/proc/self/status", "r") else { return nil }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, Int32(line.count), file) != nil {
            guard strncmp(line, "VmHWM:", 6) == 0 else { continue }
            return line.withUnsafeBufferPointer { $0.baseAddress.map { Double(strtol($0 + 6, nil, 10)) * 1024 / 1e6 } }
        }
        return nil
    }

    /// Returns the process's CPU time so far, in nanoseconds.
    static func cpuNow() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}
