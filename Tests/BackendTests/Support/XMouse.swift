#if Window || WindowAndWeb
    import Foundation

    /// A mouse and a keyboard of an X11 server.
    struct XMouse {
        static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/xdotool" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }

        let display: String
        /// The origin of the window's content on the screen.
        let corner: (Int, Int)

        #if Web || WindowAndWeb
            func act(_ action: ListAction) throws {
                switch action {
                case .tap(let x, let y): try run(move((x, y)) + ["click", "1"])
                case .drag(let start, let end):
                    let moves = ListAction.path(from: start, to: end).flatMap { ["sleep", "0.03"] + move($0) }
                    try run(move(start) + ["mousedown", "1"] + moves + ["mouseup", "1"])
                case .wheel: try run(move((200, 400)) + ["click", "--repeat", "3", "5"])
                case .write(let text): try run(["sleep", "0.3", "type", text])
                case .systemPanel: try run(["key", "F9"])
                }
            }
        #endif

        /// Types one letter.
        func type(_ letter: String) throws { try run(["key", letter]) }

        /// Moves the pointer to a point in the window of a title, wherever the window is.
        func point(at place: (Int, Int), in title: String) throws {
            try run(["search", "--name", title, "mousemove", "--window", "%1", "\(place.0)", "\(place.1)"])
        }

        /// Presses the first button, or releases it.
        func press(_ isDown: Bool) throws { try run([isDown ? "mousedown" : "mouseup", "1"]) }

        /// Moves the pointer to the screen's last corner, away from windows.
        func leave() throws { try run(["mousemove", "1279", "1023"]) }

        private func move(_ place: (Int, Int)) -> [String] { ["mousemove", "\(place.0 + corner.0)", "\(place.1 + corner.1)"] }

        private func run(_ words: [String]) throws {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: Self.path ?? "xdotool")
            process.arguments = words
            process.environment = ["DISPLAY": display]
            try process.run()
            process.waitUntilExit()
        }
    }
#endif
