#if Window || WindowAndWeb

    import Platform

    /// Which of SDL's video drivers show windows to somebody here, as the environment tells it.
    ///
    /// Left to itself, SDL goes on to drivers that nobody sees when no desktop answers.
    package enum DesktopDrivers {
        /// The variables that name a desktop, and the drivers that go there, in SDL's order.
        private static let table = [("DISPLAY", "x11"), ("WAYLAND_DISPLAY", "wayland")]

        /// SDL's names of the drivers to try; none to leave it to SDL, whose own variable names one.
        ///
        /// - Throws: if there is neither a desktop nor such a name.
        package static func names(in environment: [String: String]) throws(BackendError) -> [String] {
            let isSet = { (name: String) in !(environment[name] ?? "").isEmpty }
            if isSet("SDL_VIDEODRIVER") { return [] }
            let names = table.filter { isSet($0.0) }.map(\.1)
            guard !names.isEmpty else { throw .noDisplay(reason: "neither WAYLAND_DISPLAY nor DISPLAY is set") }
            return names
        }
    }

#endif
