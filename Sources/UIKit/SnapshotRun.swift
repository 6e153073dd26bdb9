import HeadlessBackend
import UIKitCore

/// Takes one picture of an application, on a clock that runs as fast as it can, and ends the process.
@MainActor enum SnapshotRun {
    /// Launches, waits until nothing is pending, writes a PNG, and exits with 0; with 1 and one line if it cannot.
    static func start(_ host: ApplicationHost, to path: String, limit: Duration) throws {
        try host.launch()
        Task {
            let pending = await host.settle(limit: limit, deadline: .now + limit)
            guard pending.isEmpty else {
                let names = pending.joined(separator: ", ")
                ApplicationRun.fail("after \(limit) there is still pending: \(names); `caret snapshot --limit SECONDS` waits longer")
            }
            do {
                try write(host, to: path)
            } catch {
                ApplicationRun.fail("\(path) cannot be written: \(error.localizedDescription)")
            }
            host.terminate()
            exit(0)
        }
    }

    private static func write(_ host: ApplicationHost, to path: String) throws {
        guard let pixels = (host.backend as? HeadlessBackend)?.windows.first?.pixels else {
            ApplicationRun.fail("nothing was drawn")
        }
        let image = CGImage(buffer: pixels, isOpaque: true)
        try Data(image.pngBytes()).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
