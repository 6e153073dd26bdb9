#if Window || WindowAndWeb

    import Platform
    import Testing
    import WindowBackend

    struct DesktopDriversTests {
        @Test(arguments: [
            (["DISPLAY": ":0"], ["x11"]), (["WAYLAND_DISPLAY": "wayland-0"], ["wayland"]),
            (["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"], ["x11", "wayland"]), (["SDL_VIDEODRIVER": "dummy"], []),
            (["SDL_VIDEODRIVER": "dummy", "DISPLAY": ":0"], []), (["SDL_VIDEODRIVER": "", "DISPLAY": ":0"], ["x11"]),
        ]) func theEnvironmentNamesTheDrivers(_ environment: [String: String], _ drivers: [String]) throws {
            #expect(try DesktopDrivers.names(in: environment) == drivers)
        }

        @Test(arguments: [[:], ["DISPLAY": ""], ["WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": ""]])
        func withoutADesktopThereIsOneClearError(_ environment: [String: String]) {
            let error = #expect(throws: BackendError.self) { try DesktopDrivers.names(in: environment) }
            #expect(error?.description == "no display: neither WAYLAND_DISPLAY nor DISPLAY is set; use --backend web")
        }
    }

#endif
