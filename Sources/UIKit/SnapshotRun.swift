import HeadlessBackend
import Platform
import UIKitCore

/// Takes a picture of an application, on a clock that runs as fast as possible, and exits the process.
@MainActor enum SnapshotRun {
    /// Launches the application, waits, writes a PNG, and exits with 0; with 1 and one line if that fails.
    ///
    /// The picture shows the time of `--snapshot-at`. Without that option, it shows the first frame after the launch
    /// in which nothing is pending. Animations that repeat forever do not count as pending: they are shown as they
    /// are in that frame, and a note reports them.
    static func start(_ host: ApplicationHost, _ options: LaunchOptions) throws {
        guard let path = options.snapshotPath else { return }
        try host.launch()
        let launchTime = host.frameLoop.now
        let limit = options.settleLimit
        Task {
            if let seconds = options.snapshotTime {
                await host.run(to: launchTime + seconds, limit: limit)
            } else {
                await settle(host, limit, since: launchTime)
            }
            do {
                try write(host, to: path, drawsFrame: options.drawsFrame)
            } catch {
                ApplicationRun.fail("\(path) cannot be written: \(error.localizedDescription)")
            }
            host.terminate()
            exit(0)
        }
    }

    private static func settle(_ host: ApplicationHost, _ limit: Duration, since launchTime: TimeInterval) async {
        let pending = await host.settle(limit: limit, deadline: .now + limit, acceptsEndless: true)
        guard pending.isEmpty else {
            let names = pending.joined(separator: ", ")
            ApplicationRun.fail(
                "after \(limit) there is still pending: \(names); --snapshot-at SECONDS takes the picture at a moment of its own")
        }
        guard !host.pendingNames().isEmpty else { return }
        let seconds = ((host.frameLoop.now - launchTime) * 100).rounded() / 100
        ApplicationRun.writeToStandardError(
            "note: an animation repeats for ever; the picture shows second \(seconds). --snapshot-at SECONDS shows another.")
    }

    private static func write(_ host: ApplicationHost, to path: String, drawsFrame: Bool) throws {
        guard let window = (host.backend as? HeadlessBackend)?.windows.first, let pixels = window.pixels else {
            ApplicationRun.fail("nothing was drawn")
        }
        var image = CGImage(buffer: pixels, isOpaque: true)
        if drawsFrame {
            guard let frame = DeviceFrame(window.metrics, orientation: host.mainScreen.uprightDeviceOrientation) else {
                ApplicationRun.fail("the app gave its window another size than the device has; there is no frame for it")
            }
            image = frame.image(around: pixels)
        } else if let part = pictureFrame(host) {
            image = image.cropping(to: part) ?? image
        }
        try Data(image.pngBytes()).write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    /// Returns the part of the screen that the picture of a preview shows, in pixels; `nil` for all of it.
    private static func pictureFrame(_ host: ApplicationHost) -> CGRect? {
        let controllers = host.application.windows.lazy.compactMap { $0.rootViewController as? PreviewViewController }
        guard let frame = controllers.first?.pictureFrame else { return nil }
        let scale = host.mainScreen.scale
        return CGRect(x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale).integral
    }
}
