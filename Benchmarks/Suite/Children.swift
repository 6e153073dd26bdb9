import Foundation
import RawTwins

/// What each child does, by name.
@MainActor enum Children {
    enum Failure: Error {
        case unknown(String)
        case work(String)
    }

    static func run(_ name: String, arguments: [String]) throws {
        switch name {
        case "start": try ColdStart.child()
        case "start-raw": try check(raw_screen_to_png(ColdStart.output) == 0, name)
        case "scroll": try ScrollList.child()
        case "scroll-raw": ScrollList.rawChild()
        case "decode": try Decoding.child(folder: arguments.first ?? "")
        case "decode-raw": try Decoding.rawChild(folder: arguments.first ?? "")
        case "snapshots": try Snapshots.child()
        case "snapshots-raw": try check(raw_screens_to_png(Int32(Snapshots.count)) > 0, name)
        default: throw Failure.unknown(name)
        }
    }

    static func report(_ figures: [String: Double]) throws {
        print(String(decoding: try JSONEncoder().encode(figures), as: UTF8.self))
    }

    static func check(_ holds: Bool, _ work: String) throws {
        guard holds else { throw Failure.work(work) }
    }

    /// The process's CPU time so far, in nanoseconds.
    static func cpuNow() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}
