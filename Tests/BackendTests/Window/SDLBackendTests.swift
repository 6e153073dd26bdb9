#if Window || WindowAndWeb

    import CoreGraphics
    import Platform
    import SDL
    import Testing
    import WindowBackend

    @MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct SDLBackendTests {
        @Test func onlyDamagedPixelsAreSentToTheWindowSystem() throws {
            let rig = try WindowRig(metrics: .phone)
            defer { rig.tearDown() }
            let picture = Pictures.plain(0xFF00_0000, width: 240, height: 400)
            rig.window.present(Pictures.frame(picture, damage: [PixelRect(x: 0, y: 0, width: 1, height: 1)]))
            #expect(rig.sdlWindow.counters.pixels == 240 * 400)
            rig.window.present(Pictures.frame(picture, damage: [PixelRect(x: 0, y: 0, width: 10, height: 10)]))
            #expect(rig.sdlWindow.counters.pixels == 240 * 400 + 100)
            rig.window.present(Pictures.frame(picture, damage: []))
            #expect(rig.sdlWindow.counters.frames == 2)
        }

        @Test func damageOutsideOfTheWindowIsIgnored() throws {
            let rig = try WindowRig(metrics: .phone)
            defer { rig.tearDown() }
            let picture = Pictures.plain(0xFF12_3456, width: 300, height: 500)
            rig.window.present(Pictures.frame(picture))
            #expect(rig.seenPixel(x: 239, y: 399) == 0xFF12_3456)
            #expect(rig.seenPixel(x: 240, y: 399) == nil)
        }

        @Test func afterAResizeTheWholeFrameIsShown() async throws {
            let rig = try WindowRig(metrics: .phone)
            defer { rig.tearDown() }
            rig.window.present(Pictures.frame(Pictures.plain(0xFFFF_0000, width: 240, height: 400)))
            try await rig.resize(to: CGSize(width: 150, height: 100))
            let picture = Pictures.plain(0xFF00_FF00, width: 300, height: 200)
            rig.window.present(Pictures.frame(picture, damage: [PixelRect(x: 0, y: 0, width: 1, height: 1)]))
            #expect(rig.seenPixel(x: 299, y: 199) == 0xFF00_FF00)
        }

        @Test func anExposedWindowShowsItsFrameAgain() throws {
            let rig = try WindowRig(metrics: .phone)
            defer { rig.tearDown() }
            rig.window.present(Pictures.frame(Pictures.plain(0xFFFF_0000, width: 240, height: 400)))
            try rig.push(.window(.exposed))
            #expect(rig.seenPixel(x: 5, y: 5) == 0xFFFF_0000)
            // Some window managers report that a newly opened window is hidden and shown once.
            #expect(rig.log.events.allSatisfy { if case .visibility = $0 { true } else { false } })
        }

        @Test func theScreenLimitsTheScaleOfAPhone() throws {
            let rig = try WindowRig(metrics: DisplayMetrics(size: CGSize(width: 390, height: 844), scale: 3))
            defer { rig.tearDown() }
            #expect(rig.window.metrics.scale < 3)
            #expect(rig.window.metrics.size.width >= 390)
        }

        @Test func withoutADeviceAWindowIsAnIPhoneWithItsSafeArea() throws {
            let backend = try SDLBackend(metrics: nil, driver: WindowRig.driver)
            defer { backend.stop() }
            let phone = DeviceProfile.standard.metrics
            #expect(backend.drawsStatusBar && backend.displays[0].metrics.body == phone.body)
            let window = try backend.openWindow(on: backend.displays[0], title: "") { _ in }
            #expect(window.metrics.size == phone.size && window.metrics.safeArea == phone.safeArea)
        }

        @Test func theClipboardIsTheDesktops() throws {
            let rig = try WindowRig(metrics: .phone)
            defer { rig.tearDown() }
            let clipboard = try #require(rig.backend.clipboard)
            clipboard.text = "Grüße 🙂"
            #expect(clipboard.text == "Grüße 🙂")
            clipboard.text = nil
            #expect(clipboard.text == nil)
        }

        @Test func textIsReportedBetweenBeginAndEnd() throws {
            let rig = try WindowRig(metrics: .phone)
            defer { rig.tearDown() }
            let input = try #require(rig.window.textInput)
            input.begin(caret: CGRect(x: 1, y: 2, width: 3, height: 4), for: TextPurpose())
            try rig.push(.text("é"))
            input.end()
            try rig.push(.text("x"))
            #expect(rig.log.events == [.text("é")])
        }

        @Test func eventsOfAWindowThatHasClosedAreDropped() throws {
            let rig = try WindowRig(metrics: .phone)
            defer { rig.tearDown() }
            rig.window.close()
            try rig.push(.mouseButton(.left, isDown: true, x: 1, y: 1))
            #expect(rig.log.events.isEmpty)
        }

        @Test func aWindowMayCloseItselfInItsOwnEvent() throws {
            let backend = try SDLBackend(metrics: .phone, driver: WindowRig.driver)
            defer { backend.stop() }
            var window: (any PlatformWindow)?
            var count = 0
            window = try backend.openWindow(on: backend.displays[0], title: "") { event in
                guard event == .closeRequested else { return }
                count += 1
                window?.close()
            }
            try backend.start()
            let id = try #require((window as? SDLPlatformWindow)?.id)
            for _ in 0..<2 { try SDLEventQueue.push(SDLWindowEvent(.window(.closeRequested), window: id, timestamp: SDLVideo.ticks)) }
            backend.pump()
            #expect(count == 1)
        }

        @Test func thePointerIsHiddenAndShownAgain() throws {
            let backend = try SDLBackend(metrics: .phone, driver: WindowRig.driver)
            defer { backend.stop() }
            let window = try backend.openWindow(on: backend.displays[0], title: "") { _ in }
            for shape in [PointerShape.hidden, .beam, .hidden, .arrow] {
                window.pointerShape = shape
                #expect(SDLCursor.isShown == (shape != .hidden))
            }
            window.close()
            window.pointerShape = .hidden
            #expect(SDLCursor.isShown, "a window that is closed says nothing")
        }

        @Test func aWindowRespectsItsLimits() async throws {
            let rig = try WindowRig(metrics: .phone)
            defer { rig.tearDown() }
            let size = rig.window.metrics.size
            rig.window.sizeLimits = SizeLimits(minimum: CGSize(width: size.width - 40, height: size.height - 40), maximum: size)
            for (asked, given) in [(10, -40), (5_000, 0)] as [(CGFloat, CGFloat)] {
                rig.log.clear()
                try await rig.resize(to: CGSize(width: asked, height: asked))
                let now = rig.window.metrics.size
                #expect(abs(now.width - size.width - given) <= 1 && abs(now.height - size.height - given) <= 1)
            }
        }

        @Test func anUnknownDriverIsOneClearError() throws {
            let error = #expect(throws: BackendError.self) { try SDLBackend(metrics: nil, driver: "abacus") }
            #expect(error?.description.contains("opening the window system failed") == true)
        }
    }

#endif
