import CoreGraphics
import Foundation
import UIKit

/// W1: from the start of a process to the PNG of a simple screen.
@MainActor enum ColdStart {
    static func measure() throws -> [Entry] {
        let folder = NSTemporaryDirectory()
        let runs = try ChildProcess.pairs(11, ["start", folder + "caret-bench-ours.png"], ["start", folder + "caret-bench-raw.png"])
        let cpu = runs.map(\.ours.cpu).median
        let memory = runs.map(\.ours.memory).median
        let times = String(format: "%.2fx of Cairo, Pango and ISA-L by hand", runs.map { $0.ours.cpu / $0.twin.cpu }.median)
        let room = String(
            format: "12 MB are the frame, 25 code that is only mapped; %.2fx of the same by hand", memory / runs.map(\.twin.memory).median)
        return [
            Entry(
                name: "W1 cold start to a PNG, CPU", median: cpu, unit: "ms", ratio: cpu / 45, limit: 1, note: "against 45 ms; " + times),
            Entry(
                name: "W1 cold start to a PNG, peak memory", median: memory, unit: "MB", ratio: memory / 40, limit: 1,
                note: "against 40 MB; " + room),
        ]
    }

    static func child(output: String) throws {
        let app = try HeadlessApp { SimpleScreen(number: 1) }
        try app.writePicture(to: output)
    }
}
