import UIKit

/// W8: different screens to PNG, one after another in one process.
@MainActor enum Snapshots {
    nonisolated static let count = 100

    static func measure() throws -> [Entry] {
        let runs = try ChildProcess.pairs(7, ["snapshots"], ["snapshots", "\(count)"])
        return [
            Entry(
                name: "W8 a screen to PNG, CPU", median: runs.map(\.ours.cpu).median / Double(count), unit: "ms",
                ratio: runs.map { $0.ours.cpu / $0.twin.cpu }.median, limit: 1 / 0.7, note: "against Cairo and ISA-L by hand")
        ]
    }

    static func child() throws {
        let app = try HeadlessApp { SimpleScreen(number: 0) }
        let window = app.host.application.windows.first
        for number in 0..<count {
            window?.rootViewController = SimpleScreen(number: number)
            app.step()
            _ = try app.picture()
        }
    }
}
