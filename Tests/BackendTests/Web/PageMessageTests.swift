#if Web || WindowAndWeb

    import CoreGraphics
    import Foundation
    import Platform
    import Testing
    import WebBackend

    struct PageMessageTests {
        private func read(_ text: String) -> PageMessage? {
            try? JSONDecoder().decode(PageMessage.self, from: Data(text.utf8))
        }

        private func display(w: String = "390", h: String = "844", scale: String = "3", safe: String = "[0,0,0,0]") -> PageMessage? {
            read(#"{"t":"display","w":\#(w),"h":\#(h),"scale":\#(scale),"dark":false,"safe":\#(safe)}"#)
        }

        @Test func aDisplayBecomesMetrics() throws {
            var translator = PageTranslator(metrics: .standard)
            let message = try #require(read(#"{"t":"display","w":800,"h":600.5,"scale":1.25,"dark":true,"safe":[1,2,3,4]}"#))
            let metrics = DisplayMetrics(
                size: CGSize(width: 800, height: 600.5), scale: 1.25, safeArea: SafeArea(top: 1, left: 2, bottom: 3, right: 4),
                appearance: .dark)
            #expect(translator.translate(message, arrival: 1) == [.metrics(metrics)])
            #expect(translator.translate(message, arrival: 2).isEmpty)
        }

        @Test(arguments: ["0", "-1", "1e300", "16385", "null", "\"390\"", "NaN"]) func invalidWidthsAreRefused(_ w: String) {
            #expect(display(w: w) == nil)
        }

        @Test(arguments: ["0.5", "5", "-3"]) func invalidScalesAreRefused(_ scale: String) {
            #expect(display(scale: scale) == nil)
        }

        @Test func invalidPictureSizesAreRefused() {
            #expect(display(w: "7680", h: "4320", scale: "1") != nil)
            #expect(display(w: "16384", h: "16384", scale: "4") == nil)
            #expect(display(safe: "[0,0,0]") == nil)
            #expect(display(safe: "[0,0,0,-1]") == nil)
        }

        @Test(arguments: [
            "", "{}", "[]", "null", "7", "{\"t\":\"shutdown\"}", "{\"t\":7}", #"{"t":"drawn","n":-1}"#, #"{"t":"drawn","n":4294967296}"#,
            #"{"t":"pointer","id":1,"kind":"paw","phase":"down","x":1,"y":1,"buttons":1,"ts":1}"#,
            #"{"t":"pointer","id":1,"kind":"mouse","phase":"down","x":1e7,"y":1,"buttons":1,"ts":1}"#,
            #"{"t":"pointer","id":1,"kind":"mouse","phase":"down","x":1,"y":1,"buttons":-1,"ts":1}"#,
            #"{"t":"pointer","id":1,"kind":"pen","phase":"down","x":1,"y":1,"buttons":1,"ts":1,"stylus":{"pressure":2,"radius":1}}"#,
            #"{"t":"pointer","id":1,"kind":"pen","phase":"down","x":1,"y":1,"buttons":1,"ts":1,"stylus":{"pressure":1,"radius":-1}}"#,
            #"{"t":"wheel","x":1,"y":1,"dx":1e999,"dy":1,"notches":true,"ts":1}"#,
            #"{"t":"wheel","x":1,"y":1,"dx":1,"dy":1,"notches":true,"ts":-1}"#, String(repeating: "[", count: 60000),
            #"{"t":"act","node":1,"kind":"explode"}"#, #"{"t":"act","node":1,"kind":"custom"}"#, #"{"t":"act","kind":"focus"}"#,
            #"{"t":"act","node":1,"kind":"text"}"#, #"{"t":"act","node":1,"kind":"text","text":"a"}"#,
            #"{"t":"act","node":1,"kind":"text","text":"a","from":2,"to":1,"of":9}"#,
            #"{"t":"act","node":1,"kind":"text","text":"a","from":1,"to":10,"of":9}"#,
            #"{"t":"act","node":1,"kind":"custom","index":-1}"#,
            #"{"t":"compose","text":"a","start":-1,"end":1}"#, #"{"t":"compose","start":0,"end":1}"#,
            "{\"t\":\"compose\",\"text\":\"\(String(repeating: "a", count: 4097))\",\"start\":0,\"end\":0}",
        ]) func nonsenseIsRefused(_ text: String) {
            #expect(read(text) == nil)
        }

        @Test func aPenReportsItsAngles() throws {
            var translator = PageTranslator(metrics: .standard)
            func pen(_ phase: String, _ stylus: String) throws -> PointerEvent.StylusAttributes? {
                let text = #"{"t":"pointer","id":9,"kind":"pen","phase":"\#(phase)","x":1,"y":1,"buttons":1,"ts":1\#(stylus)}"#
                guard case .pointer(let event)? = translator.translate(try #require(read(text)), arrival: 1).last else { return nil }
                return event.stylus
            }
            let steep = #","stylus":{"pressure":0.25,"radius":2,"altitude":0.5,"azimuth":1}"#
            #expect(try pen("down", steep) == PointerEvent.StylusAttributes(pressure: 0.25, radius: 2, altitude: 0.5, azimuth: 1))
            let plain = #","stylus":{"pressure":0.5,"radius":2}"#
            #expect(try pen("move", plain) == PointerEvent.StylusAttributes(pressure: 0.5, radius: 2))
            #expect(try pen("up", "") == nil)
        }

        @Test func namesOfKeysAreLimited() {
            let long = String(repeating: "K", count: 65)
            #expect(read(#"{"t":"key","down":true,"code":"\#(long)","key":"a","modifiers":0,"repeat":false,"ts":1}"#) == nil)
        }

        @Test(arguments: [
            ("activate", "", AccessibilityRequest.Action.activate), ("focus", "", .focus), ("increment", "", .increment),
            ("decrement", "", .decrement), ("escape", "", .escape), ("custom", #","index":2"#, .custom(2)),
            ("text", #","text":"a","from":1,"to":3,"of":9"#, .edit(1..<3, of: 9, "a")),
        ]) func actionsBecomeRequests(_ kind: String, _ more: String, _ action: AccessibilityRequest.Action) throws {
            var translator = PageTranslator(metrics: .standard)
            let message = try #require(read(#"{"t":"act","node":7,"kind":"\#(kind)"\#(more)}"#))
            #expect(translator.translate(message, arrival: 1) == [.accessibility(.perform(action, node: 7))])
        }

        @Test(arguments: [(0, 2, 0..<2), (2, 1, 1..<2), (1, 9, 1..<2), (7, 9, 2..<2)])
        func compositionsHaveASelectionWithin(_ start: Int, _ end: Int, _ selection: Range<Int>) throws {
            var translator = PageTranslator(metrics: .standard)
            let message = try #require(read("{\"t\":\"compose\",\"text\":\"にほ\",\"start\":\(start),\"end\":\(end)}"))
            #expect(translator.translate(message, arrival: 1) == [.composition(TextComposition("にほ", selection: selection))])
        }

        // AltGr as Windows reports it, Option on a Mac, and the same with Shift.
        @Test(arguments: zip([38, 68, 69], [KeyEvent.Modifiers(), .option, [.option, .shift]]))
        func altGrIsNoModifier(_ bits: Int, _ modifiers: KeyEvent.Modifiers) throws {
            var translator = PageTranslator(metrics: .standard)
            let text = #"{"t":"key","down":true,"code":"KeyL","key":"@","modifiers":\#(bits),"repeat":false,"ts":1}"#
            let events = translator.translate(try #require(read(text)), arrival: 1)
            let keys = events.compactMap { if case .key(let key) = $0 { key } else { nil } }
            #expect(keys.map(\.modifiers) == [modifiers])
            #expect(keys.map(\.characters) == ["@"] && keys.map(\.charactersIgnoringModifiers) == ["l"])
        }

        @Test func lettersAreReleasedWithCommand() throws {
            var translator = PageTranslator(metrics: .standard)
            func key(_ code: String, _ isDown: Bool) throws -> [KeyEvent] {
                let text = #"{"t":"key","down":\#(isDown),"code":"\#(code)","key":"x","modifiers":8,"repeat":false,"ts":1}"#
                return translator.translate(try #require(read(text)), arrival: 1)
                    .compactMap { if case .key(let key) = $0 { key } else { nil } }
            }
            for code in ["MetaLeft", "ShiftLeft", "KeyX"] { #expect(try key(code, true).count == 1) }
            // A Mac's browser sends no event for the X that is released meanwhile.
            let released = try key("MetaLeft", false)
            #expect(released.map(\.usage) == [0xE3, 0x1B] && released.map(\.phase) == [.up, .up])
            #expect(try key("ShiftLeft", false).count == 1)
        }

        @Test func aPageBehindAnotherIsNotVisible() throws {
            var translator = PageTranslator(metrics: .standard)
            let away = try #require(read(#"{"t":"visible","on":false}"#))
            #expect(translator.translate(away, arrival: 1) == [.visibility(false)])
            #expect(translator.translate(away, arrival: 2).isEmpty)
            // The next page is assumed to be visible.
            #expect(translator.disconnect(now: 3) == [.visibility(true)])
        }

        @Test func aPageThatDisconnectsLeavesNothingPressed() throws {
            var translator = PageTranslator(metrics: .standard)
            let messages = [
                #"{"t":"pointer","id":1,"kind":"mouse","phase":"down","x":1,"y":1,"buttons":1,"ts":1}"#,
                #"{"t":"pointer","id":5,"kind":"touch","phase":"down","x":2,"y":2,"buttons":1,"ts":1}"#,
                #"{"t":"key","down":true,"code":"KeyQ","key":"q","modifiers":0,"repeat":false,"ts":1}"#,
            ]
            for message in messages { _ = translator.translate(try #require(read(message)), arrival: 1) }
            let events = translator.disconnect(now: 9)
            let phases = events.compactMap { if case .pointer(let event) = $0 { event.phase } else { nil } }
            #expect(phases == [.cancelled, .cancelled])
            guard case .key(let key) = events.last else {
                Issue.record("the key is still down")
                return
            }
            #expect(key.phase == .cancelled && key.usage == 0x14 && key.timestamp == 9)
            #expect(translator.disconnect(now: 10).isEmpty)
        }

        @Test func aPageWithoutTheFocusHoldsNoKey() throws {
            var translator = PageTranslator(metrics: .standard)
            let key = try #require(read(#"{"t":"key","down":true,"code":"KeyQ","key":"q","modifiers":0,"repeat":false,"ts":1}"#))
            _ = translator.translate(key, arrival: 1)
            let events = translator.translate(.active(false), arrival: 2)
            #expect(events.count == 2 && events.last == .activation(false))
        }

        @Test(arguments: [false, true]) func pixelsOfAPageArePointsAndScrollTheOtherWay(_ isNotched: Bool) throws {
            var translator = PageTranslator(metrics: .standard)
            let message = try #require(read(#"{"t":"wheel","x":1,"y":2,"dx":3,"dy":-4.5,"notches":\#(isNotched),"ts":1}"#))
            let events = translator.translate(message, arrival: 1)
            guard case .scroll(let event) = try #require(events.first) else {
                Issue.record("\(events) begins with no scrolling")
                return
            }
            #expect(event.deltaX == -3 && event.deltaY == 4.5 && event.isPrecise == !isNotched)
        }

        @Test func aPinchOfATrackPadIsOneHere() throws {
            var translator = PageTranslator(metrics: .standard)
            let message = try #require(read(#"{"t":"pinch","x":1,"y":2,"scale":1.25,"ts":1}"#))
            let pinch = PinchEvent(location: CGPoint(x: 1, y: 2), scale: 1.25, timestamp: 1)
            #expect(translator.translate(message, arrival: 1) == [.pinch(pinch)])
            for scale in ["0", "-1", "1e9"] { #expect(read(#"{"t":"pinch","x":1,"y":2,"scale":\#(scale),"ts":1}"#) == nil) }
        }

        @Test func timesOfAPageAreConvertedToTheClock() {
            var time = PageTime()
            #expect(time.time(of: 5000, arrival: 100) == 100)
            // 20 ms later there, 90 ms later here: the message was slow.
            #expect(abs(time.time(of: 5020, arrival: 100.09) - 100.02) < 1e-9)
            // A page whose time is in the future or the past.
            #expect(time.time(of: 1e12, arrival: 101) == 101)
            #expect(time.time(of: 0, arrival: 102) >= 101)
        }
    }

    struct PageKeysTests {
        @Test(arguments: [
            ("KeyA", 0x04), ("KeyZ", 0x1D), ("Digit1", 0x1E), ("Digit0", 0x27), ("Enter", 0x28), ("Escape", 0x29), ("Space", 0x2C),
            ("Equal", 0x2E),
            ("Backslash", 0x31), ("Semicolon", 0x33), ("CapsLock", 0x39), ("F1", 0x3A), ("F12", 0x45), ("End", 0x4D), ("ArrowRight", 0x4F),
            ("ArrowUp", 0x52), ("NumpadEnter", 0x58), ("Numpad9", 0x61), ("Numpad0", 0x62), ("ContextMenu", 0x65), ("F13", 0x68),
            ("F24", 0x73),
            ("IntlYen", 0x89), ("ControlLeft", 0xE0), ("MetaRight", 0xE7),
        ]) func keysHaveTheirUsage(_ code: String, _ usage: Int) {
            #expect(PageKeys.usage(of: code) == usage)
        }

        @Test func unknownKeysHaveNone() {
            #expect(PageKeys.usage(of: "BrowserBack") == nil)
            #expect(PageKeys.usage(of: "") == nil)
        }

        @Test(arguments: [
            ("KeyA", "A", "A", "a"), ("Digit1", "!", "!", "1"), ("Enter", "Enter", "\r", "\r"), ("F1", "F1", "", ""),
            ("KeyE", "é", "é", "é"),
        ])
        func charactersAreThoseOfTheKey(code: String, key: String, characters: String, plain: String) {
            #expect(PageKeys.characters(key: key) == characters)
            #expect(PageKeys.plain(code: code, key: key) == plain)
        }

        @Test(arguments: [("KeyQ", "@", "q"), ("KeyE", "€", "e"), ("Digit2", "²", "2"), ("Space", "\u{A0}", " ")])
        func aCharacterOfAnotherLevelIsNotTheKeysOwn(code: String, key: String, plain: String) {
            #expect(PageKeys.plain(code: code, key: key, isOtherLevel: true) == plain)
        }
    }

#endif
