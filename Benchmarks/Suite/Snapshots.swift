import CoreGraphics
import UIKit

/// W8: different screens to PNG, one after another in one process.
@MainActor enum Snapshots {
    nonisolated static let count = 100

    static func measure() throws -> [Entry] {
        let runs = try ChildProcess.pairs(5, "snapshots", "snapshots-raw")
        return [
            Entry(
                name: "W8 a screen to PNG, CPU", median: runs.map(\.0.cpu).median / Double(count), unit: "ms",
                ratio: runs.map { $0.0.cpu / $0.1.cpu }.median, limit: 1 / 0.7, note: "against Cairo and ISA-L by hand")
        ]
    }

    static func child() throws {
        let app = try HeadlessApp { SimpleScreen(number: 0) }
        let window = app.host.application.windows.first
        for number in 0..<count {
            window?.rootViewController = SimpleScreen(number: number)
            app.step()
            guard let pixels = app.pixels, UIImage(cgImage: CGImage(buffer: pixels, isOpaque: true)).pngData() != nil else {
                throw Children.Failure.work("no picture")
            }
        }
    }
}
