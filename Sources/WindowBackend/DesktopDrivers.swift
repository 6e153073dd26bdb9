#if Window || WindowAndWeb

    import Platform

    /// The SDL video drivers that display windows on this desktop, determined from the environment.
    ///
    /// By default, SDL falls back to invisible drivers if no desktop responds.
    package enum DesktopDrivers {
        /// The environment variables of desktops with their drivers, in SDL's order.
        private static let table = [("DISPLAY", "x11"), ("WAYLAND_DISPLAY", "wayland")]

        /// Returns SDL's names of the drivers to try; empty if SDL's own variable specifies a driver.
        ///
        /// - Throws: ``BackendError/noDisplay(reason:)`` if the environment specifies neither a desktop nor a driver.
        package static func names(in environment: [String: String]) throws(BackendError) -> [String] {
            let isSet = { (name: String) in !(environment[name] ?? "").isEmpty }
            if isSet("SDL_VIDEODRIVER") { return [] }
            let names = table.filter { isSet($0.0) }.map(\.1)
            guard !names.isEmpty else { throw .noDisplay(reason: "neither WAYLAND_DISPLAY nor DISPLAY is set") }
            return names
        }
    }

#endif
