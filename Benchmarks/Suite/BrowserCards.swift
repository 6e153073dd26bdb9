import Foundation

/// W4 as a page in Chromium with a layer for each card, which measures a browser without a graphics card.
///
/// The frame rate stays limited. Without the limit, Chromium requests animation frames that it never draws, in a
/// seventh of the time.
@MainActor enum BrowserCards {
    /// The wall time and the CPU time of a frame, in milliseconds.
    struct Frame {
        let wall: Double
        let cpu: Double
    }

    private static let frames = 60

    /// Runs the page; returns `nil` if Chromium is not installed or does not respond.
    static func measure() throws -> Frame? {
        guard let browser else { return nil }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("caret-cards-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("cards.html")
        try Data(page.utf8).write(to: file)

        let process = Process()
        let log = Pipe()
        process.executableURL = URL(fileURLWithPath: browser)
        process.arguments = [
            // The title bar of the window takes 87 points.
            "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--hide-scrollbars", "--enable-logging=stderr",
            "--window-size=500,931", "--force-device-scale-factor=3", "--user-data-dir=\(folder.path)", file.absoluteString,
        ]
        process.standardError = log
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        defer {
            process.terminate()
            process.waitUntilExit()
        }
        return frame(of: process.processIdentifier, log: log.fileHandleForReading)
    }

    /// Reads the log of the page, for at most a minute.
    private static func frame(of process: pid_t, log: FileHandle) -> Frame? {
        let last = DispatchWorkItem { kill(process, SIGTERM) }
        DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: last)
        defer { last.cancel() }
        let clock = ContinuousClock()
        var text = ""
        var start: (time: ContinuousClock.Instant, cpu: Double)?
        // Reading a fixed number of bytes would block until all of them arrive, and miss the time of the beginning.
        while case let data = log.availableData, !data.isEmpty {
            text += String(decoding: data, as: UTF8.self)
            if start == nil, text.contains("cards begin") { start = (clock.now, ProcessTree.cpu(of: process)) }
            if let start, text.contains("cards end") {
                let count = Double(frames)
                return Frame(
                    wall: (clock.now - start.time) / .milliseconds(1) / count, cpu: (ProcessTree.cpu(of: process) - start.cpu) / count)
            }
        }
        return nil
    }

    private static let browser: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let places = folders.flatMap { folder in ["chromium", "chromium-browser", "google-chrome"].map { "\(folder)/\($0)" } }
        return places.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    private static let page = """
        <!doctype html><meta charset="utf-8"><style>
        main { position: relative; width: 390px; height: 844px; overflow: hidden; background: #fff }
        body { margin: 0 }
        div { position: absolute; width: 100px; height: 60px; border-radius: 12px; box-shadow: 0 2px 8px rgba(0, 0, 0, .3);
            will-change: transform; font: 17px Inter, sans-serif; color: #fff }
        span { position: absolute; left: 10px; top: 18px; line-height: 24px }
        </style><main></main><script>
        const cards = [...Array(\(MovingCards.count)).keys()].map(index => {
            const card = document.createElement('div')
            card.style.backgroundColor = `rgba(${255 * (index % 7) / 7}, 102, ${255 * (index % 5) / 5}, .8)`
            card.innerHTML = `<span>Card ${index}</span>`
            document.querySelector('main').append(card)
            return card
        })
        let frame = 0
        function step() {
            frame++
            cards.forEach((card, index) => {
                const time = frame / 60 + index
                const x = 145 + 150 * Math.cos(time * .7 + index * 2.4), y = 392 + 380 * Math.sin(time * .5 + index * 1.7)
                card.style.transform = `translate(${x}px, ${y}px) rotate(${time}rad)`
            })
            if (frame == 20) console.log('cards begin')
            if (frame == \(20 + frames)) console.log('cards end')
            else requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
        </script>
        """
}
