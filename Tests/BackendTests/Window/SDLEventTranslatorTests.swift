#if Window || WindowAndWeb

    import CoreGraphics
    import Platform
    import SDL
    import Testing
    import WindowBackend

    struct SDLEventTranslatorTests {
        private var translator = SDLEventTranslator(
            geometry: WindowGeometry(
                unitSize: CGSize(width: 200, height: 400), pixelWidth: 200, pixelHeight: 400, rule: .fixed(2)))

        private func key(_ key: SDLEvent.Key, next: SDLEvent? = nil) throws -> KeyEvent {
            var translator = translator
            let events = translator.translate(.key(key), next: next, time: 7)
            guard case .key(let event) = try #require(events.first) else {
                throw TestSocket.Failure(description: "not a key")
            }
            return event
        }

        @Test func locationsAreInPoints() {
            var translator = translator
            let events = translator.translate(.mouseMotion(x: 20, y: 40), time: 7)
            #expect(events == [.pointer(PointerEvent(id: 0, kind: .mouse, phase: .hovered, location: CGPoint(x: 10, y: 20), timestamp: 7))])
        }

        @Test func aPointerThatLeavesHoversOverNothingUnlessAButtonHoldsIt() {
            var translator = translator
            _ = translator.translate(.mouseMotion(x: 20, y: 40), time: 7)
            func places(_ events: [PlatformEvent]) -> [CGPoint] {
                events.compactMap { if case .pointer(let event) = $0 { event.location } else { nil } }
            }
            #expect(places(translator.translate(.window(.pointerLeft), time: 8)) == [CGPoint(x: -1, y: -1)])
            #expect(translator.translate(.window(.pointerLeft), time: 8).isEmpty)
            _ = translator.translate(.mouseButton(.left, isDown: true, x: 20, y: 40), time: 9)
            #expect(translator.translate(.window(.pointerLeft), time: 10).isEmpty)
        }

        @Test func hiddenWindowsReportItOnce() {
            var translator = translator
            let changes: [SDLEvent.WindowChange] = [.shown, .minimized, .hidden, .restored, .shown]
            let events = changes.flatMap { translator.translate(.window($0), time: 7) }
            #expect(events == [.visibility(false), .visibility(true)])
        }

        @Test func shiftMakesLettersUpperCase() throws {
            let event = try key(SDLEvent.Key(scancode: 4, keycode: 0x61, modifiers: .shift, isDown: true))
            #expect(event.characters == "A")
            #expect(event.charactersIgnoringModifiers == "a")
            #expect(event.modifiers == .shift)
        }

        @Test func capsLockAndShiftCancelEachOther() throws {
            let event = try key(SDLEvent.Key(scancode: 4, keycode: 0x61, modifiers: [.shift, .capsLock], isDown: true))
            #expect(event.characters == "a")
            #expect(event.modifiers == [.shift, .capsLock])
        }

        @Test func typedTextIsTheKeysCharacters() throws {
            let shifted = SDLEvent.Key(scancode: 0x1E, keycode: 0x31, modifiers: .shift, isDown: true)
            #expect(try key(shifted, next: .text("!")).characters == "!")
            #expect(try key(shifted, next: .text("!")).charactersIgnoringModifiers == "1")
        }

        @Test func theKeypadTypesItsCharacters() throws {
            let event = try key(SDLEvent.Key(scancode: 0x59, keycode: 0x4000_0059, isDown: true))
            #expect(event.characters == "1")
            #expect(event.modifiers == .numericPad)
        }

        @Test(arguments: [0, -5, 0xD800, 0x3FFF_FFFF, 0x4000_003A]) func unknownKeyCodesTypeNothing(_ keycode: Int) throws {
            #expect(try key(SDLEvent.Key(scancode: 0x3A, keycode: keycode, isDown: true)).characters == "")
        }

        @Test func textArrivesOnlyWhileItIsRequested() {
            var translator = translator
            #expect(translator.translate(.text("あ"), time: 7).isEmpty)
            translator.isComposing = true
            #expect(translator.translate(.text("あ"), time: 7) == [.text("あ")])
        }

        @Test func compositionsArriveWhileTextIsRequestedAndEndOnce() {
            var translator = translator
            #expect(translator.translate(.editing("あ", start: 0, length: 1), time: 7).isEmpty)
            translator.isComposing = true
            #expect(translator.translate(.editing("", start: 0, length: 0), time: 7).isEmpty)
            let composed = translator.translate(.editing("a😀b", start: 1, length: 1), time: 7)
            #expect(composed == [.composition(TextComposition("a😀b", selection: 1..<3))])
            let beyond = translator.translate(.editing("ab", start: 7, length: -1), time: 7)
            #expect(beyond == [.composition(TextComposition("ab", selection: 2..<2))])
            #expect(translator.translate(.editing("", start: 0, length: 0), time: 7).count == 1)
            #expect(translator.translate(.editing("", start: 0, length: 0), time: 7).isEmpty)
            #expect(translator.translate(.text("亜"), time: 7) == [.text("亜")])
        }

        @Test func aWheelThatReportsFractionsOfANotchIsPrecise() throws {
            var translator = translator
            let events = translator.translate(.wheel(x: 0, y: 0.25, atX: 0, atY: 0), time: 7)
            guard case .scroll(let event) = try #require(events.first)
            else {
                Issue.record("not a scroll")
                return
            }
            #expect(event.isPrecise)
            #expect(event.deltaY == 10)
        }

        @Test func aWheelWithControlPinches() {
            var translator = translator
            let wheel = SDLEvent.wheel(x: 0, y: 1, atX: 0, atY: 0)
            func isPinch(_ event: SDLEvent = wheel) -> CGFloat? {
                guard case .pinch(let pinch) = translator.translate(event, time: 7).first else { return nil }
                return pinch.scale
            }
            #expect(isPinch() == nil)
            _ = translator.translate(.key(SDLEvent.Key(scancode: 0xE0, keycode: 0, isDown: true)), time: 7)
            #expect(isPinch() == 1.1)
            #expect(isPinch(.wheel(x: 0, y: -400, atX: 0, atY: 0)).map { $0 > 0.1 } == true)
            // A horizontal wheel does not pinch.
            #expect(isPinch(.wheel(x: 1, y: 0, atX: 0, atY: 0)) == nil)
            _ = translator.translate(.key(SDLEvent.Key(scancode: 0xE0, keycode: 0, isDown: false)), time: 7)
            #expect(isPinch() == nil)
            _ = translator.translate(.window(.focusGained), time: 7)
            _ = translator.translate(.key(SDLEvent.Key(scancode: 0xE4, keycode: 0, isDown: true)), time: 7)
            // Another window receives the release of the key.
            _ = translator.translate(.window(.focusLost), time: 7)
            #expect(isPinch() == nil)
        }

        @Test(arguments: [(SDLEvent.Button.left, 1), (.right, 2), (.middle, 3), (.back, 4), (.forward, 5)])
        func eachButtonHasItsNumber(_ button: SDLEvent.Button, _ number: Int) {
            var translator = translator
            _ = translator.translate(.mouseMotion(x: 1, y: 1), time: 6)
            let events = translator.translate(.mouseButton(button, isDown: true, x: 1, y: 1), time: 7)
            guard case .pointer(let pointer)? = events.first else {
                Issue.record("no pointer")
                return
            }
            #expect(pointer.phase == .began && pointer.button == number)
        }
    }

#endif
