import CoreGraphics
import Foundation
import UIKit

/// W1: from the start of a process to the PNG of a simple screen.
@MainActor enum ColdStart {
    nonisolated static let output = NSTemporaryDirectory() + "caret-bench-start.png"

    static func measure() throws -> [Entry] {
        let runs = try ChildProcess.pairs(7, "start", "start-raw")
        let note = "against Cairo, Pango and ISA-L by hand; 1.55x is 45 ms where that takes 29"
        return [
            Entry(
                name: "W1 cold start to a PNG, CPU", median: runs.map(\.0.cpu).median, unit: "ms",
                ratio: runs.map { $0.0.cpu / $0.1.cpu }.median, limit: 1.55, note: note),
            Entry(
                name: "W1 cold start to a PNG, peak memory", median: runs.map(\.0.memory).median, unit: "MB",
                ratio: runs.map(\.0.memory).median / 40, limit: 1, note: "against 40 MB"),
        ]
    }

    static func child() throws {
        let app = try HeadlessApp { SimpleScreen(number: 1) }
        guard let pixels = app.pixels, let data = UIImage(cgImage: CGImage(buffer: pixels, isOpaque: true)).pngData() else {
            throw Children.Failure.work("no picture")
        }
        try data.write(to: URL(fileURLWithPath: output))
    }
}
