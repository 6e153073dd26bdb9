#if Web || WindowAndWeb

    import CoreGraphics
    import Platform
    import Testing
    import WebBackend

    /// The page for a screen reader: Chromium's own accessibility tree, and its actions.
    @MainActor
    @Suite(
        .serialized, .timeLimit(.minutes(2)),
        .enabled(if: Chromium.path != nil, "needs Chromium: apt-get install chromium (Scripts/setup --testing)"))
    struct AccessibilityPageTests {
        private let log = EventLog()

        private func open() async throws -> (web: WebBackend, window: WebWindow, browser: Chromium) {
            let web = try WebBackend(metrics: nil)
            let window = try #require(try web.openWindow(on: web.displays[0], title: "Probe", events: log.record) as? WebWindow)
            try web.start()
            let browser = try await Chromium(width: 300, height: 400, scale: 2)
            try await browser.open(web.url)
            await log.wait { $0.contains(.accessibility(.show)) }
            return (web, window, browser)
        }

        private func show(_ nodes: [AccessibilityNode], on window: WebWindow, _ browser: Chromium) async throws {
            window.accessibilityMirror?.show(nodes)
            let count = nodes.flatMap(\.all).count
            try await browser.wait(until: "document.querySelectorAll('#tree [data-kind]').length === \(count)")
        }

        private var acts: [AccessibilityRequest] {
            log.events.compactMap { if case .accessibility(let request) = $0, request != .show { request } else { nil } }
        }

        @Test func theBrowserDescribesTheScreenToScreenReaders() async throws {
            let (web, window, browser) = try await open()
            defer {
                browser.quit()
                web.stop()
            }
            try await show(SampleScreen.nodes, on: window, browser)
            let lines = try await browser.accessibilityTree()
            #expect(lines.joined(separator: "\n") == SampleScreen.heard)
            let box = try await browser.evaluate(
                "(() => { const b = document.querySelector('[data-node=\"6\"]').getBoundingClientRect(); "
                    + "return [b.x, b.y, b.width, b.height].join() })()")
            #expect(box == "200,150,51,31")
            #expect(try await browser.evaluate("document.querySelector('[data-node=\"7\"]').ariaValueText") == "25%")
        }

        @Test func onlyChangesAreSentAndElementsStay() async throws {
            let (web, window, browser) = try await open()
            defer {
                browser.quit()
                web.stop()
            }
            try await show(SampleScreen.nodes, on: window, browser)
            let trees = window.counters.trees
            window.accessibilityMirror?.show(SampleScreen.nodes)
            #expect(window.counters.trees == trees)
            _ = try await browser.evaluate("void (window.field = document.querySelector('[data-node=\"8\"]'))")
            var nodes = SampleScreen.nodes.filter { $0.role == .textField }
            nodes[0].value = "Grace"
            try await show(nodes, on: window, browser)
            #expect(try await browser.evaluate("field.isConnected && field.value") == "Grace")
            #expect(try await browser.accessibilityTree() == ["textbox \"Name\" = Grace", "status", "status"])
        }

        @Test func actionsOfAScreenReaderAreSentBack() async throws {
            let (web, window, browser) = try await open()
            defer {
                browser.quit()
                web.stop()
            }
            try await show(SampleScreen.nodes, on: window, browser)
            let element = { (id: Int) in "document.querySelector('[data-kind][data-node=\"\(id)\"]')" }
            _ = try await browser.evaluate("\(element(2)).click()")
            _ = try await browser.evaluate("\(element(7)).focus()")
            for key in ["ArrowRight", "ArrowDown", "Escape"] {
                try await browser.call("Input.dispatchKeyEvent", ["type": "keyDown", "key": key, "code": key])
            }
            _ = try await browser.evaluate("document.querySelector('[data-index=\"0\"]').click()")
            _ = try await browser.evaluate(
                "\(element(8)).value = 'Grace', \(element(8)).dispatchEvent(new Event('input', { bubbles: true }))")
            let edit = AccessibilityRequest.perform(.edit(0..<3, of: 3, "Grace"), node: 8)
            await log.wait { events in events.contains(.accessibility(edit)) }
            let expected: [AccessibilityRequest] = [
                .perform(.activate, node: 2), .perform(.focus, node: 7), .perform(.increment, node: 7), .perform(.decrement, node: 7),
                .perform(.escape, node: 7), .perform(.custom(0), node: 5), edit,
            ]
            #expect(acts == expected)
            #expect(log.keys.isEmpty)
        }

        /// Sets an input of the tree, as assistive technology does.
        private func enter(_ script: String, in node: Int, _ browser: Chromium) async throws {
            let element = "document.querySelector('[data-kind][data-node=\"\(node)\"]')"
            _ = try await browser.evaluate(
                "((it) => { it.value = \(script); it.dispatchEvent(new Event('input', { bubbles: true })); })(\(element))")
        }

        @Test func `N2 one key in a long text sends one key and loses nothing`() async throws {
            let (web, window, browser) = try await open()
            defer {
                browser.quit()
                web.stop()
            }
            var node = AccessibilityNode(id: 8, role: .textView, frame: CGRect(x: 10, y: 10, width: 100, height: 44))
            let text = String(repeating: "word 😀 ", count: 20_000)
            node.value = text
            try await show([node], on: window, browser)
            let count = text.utf16.count
            try await enter("it.value.slice(0, 70000) + 'k' + it.value.slice(70000)", in: 8, browser)
            await log.wait { $0.contains { if case .accessibility(.perform(.edit, _)) = $0 { true } else { false } } }
            #expect(acts == [.perform(.edit(70_000..<70_000, of: count, "k"), node: 8)])
            // The next edit builds upon it, though the application has not answered yet.
            log.clear()
            try await enter("it.value.slice(0, -8)", in: 8, browser)
            await log.wait { $0.contains { if case .accessibility(.perform(.edit, _)) = $0 { true } else { false } } }
            #expect(acts == [.perform(.edit((count - 7)..<(count + 1), of: count + 1, ""), node: 8)])
        }

        @Test func `N2 a long text is sent in pieces that are inserted one after another`() async throws {
            let (web, window, browser) = try await open()
            defer {
                browser.quit()
                web.stop()
            }
            try await show(SampleScreen.nodes, on: window, browser)
            try await enter("'😀'.repeat(5000)", in: 8, browser)
            await log.wait { events in events.filter { if case .accessibility(.perform(.edit, _)) = $0 { true } else { false } }.count >= 3
            }
            var shown = Array("Ada".utf16)
            for case .perform(.edit(let range, of: let length, let text), _) in acts {
                #expect(length == shown.count && text.utf16.count <= 4096)
                shown.replaceSubrange(range, with: text.utf16)
            }
            #expect(String(decoding: shown, as: UTF16.self) == String(repeating: "😀", count: 5000))
        }

        @Test func `N2 an edit that the application refuses is undone on the page`() async throws {
            let (web, window, browser) = try await open()
            defer {
                browser.quit()
                web.stop()
            }
            var nodes = SampleScreen.nodes.filter { $0.role == .textField }
            try await show(nodes, on: window, browser)
            try await enter("'Grace'", in: 8, browser)
            nodes[0].rejectedEditCount = 1
            window.accessibilityMirror?.show(nodes)
            try await browser.wait(until: "document.querySelector('[data-kind][data-node=\"8\"]').value === 'Ada'")
        }

        @Test func pointersPassToThePicture() async throws {
            let (web, window, browser) = try await open()
            defer {
                browser.quit()
                web.stop()
            }
            let size = window.metrics.pixelSize
            window.present(Pictures.frame(Pictures.plain(0xFFFF_FFFF, width: size.width, height: size.height)))
            try await browser.wait(until: "Number(document.documentElement.dataset.frames) >= 1")
            try await show(SampleScreen.nodes, on: window, browser)
            try await browser.mouse("mousePressed", x: 20, y: 20, button: "left", buttons: 1)
            try await browser.mouse("mouseReleased", x: 20, y: 20, button: "left")
            await log.wait { $0.contains { if case .pointer(let event) = $0 { event.phase == .ended } else { false } } }
            #expect(log.pointers.map(\.phase) == [.began, .ended])
            #expect(acts.isEmpty)
        }

        @Test func announcementsAreInALiveRegion() async throws {
            let (web, window, browser) = try await open()
            defer {
                browser.quit()
                web.stop()
            }
            window.accessibilityMirror?.announce("Saved")
            try await browser.wait(until: "document.getElementById('words').textContent === 'Saved'")
            #expect(try await browser.evaluate("document.getElementById('words').ariaLive") == "polite")
            #expect(try await browser.accessibilityTree() == ["status", "status"])
        }

        @Test func aPageThatReconnectsRequestsTheTree() async throws {
            let (web, window, browser) = try await open()
            defer {
                browser.quit()
                web.stop()
            }
            try await show(SampleScreen.nodes, on: window, browser)
            log.clear()
            window.dropConnection()
            await log.wait { $0.contains(.accessibility(.show)) }
            #expect(try await browser.evaluate("document.querySelectorAll('#tree [data-kind]').length") == "0")
            try await show(SampleScreen.nodes, on: window, browser)
        }
    }

    /// A screen of settings.
    private enum SampleScreen {
        static let nodes: [AccessibilityNode] = [
            node(1, .navigationBar, children: [node(2, .button, "Back"), node(3, .heading, "Settings")]),
            node(4, .list, children: [wifi]),
            slider, node(8, .textField, "Name", value: "Ada"),
            node(9, .tabBar, children: [tab(10, "Home", 1, isSelected: true), tab(11, "Mail", 2, isSelected: false)]),
            alert,
        ]

        static let heard = """
            navigation
              button "Back"
              heading "Settings"
            list
              listitem "Wi-Fi, Home"
                switch "Wi-Fi" checked
                button "Forget"
            slider "Volume" = 25 (Swipe up or down)
            textbox "Name" = Ada
            tablist
              tab "Home" selected
              tab "Mail"
            alertdialog "Delete?" modal
              button "Delete" disabled
            status
            status
            """

        private static func node(
            _ id: Int, _ role: AccessibilityNode.Role, _ label: String? = nil, value: String? = nil, children: [AccessibilityNode] = []
        ) -> AccessibilityNode {
            var node = AccessibilityNode(id: id, role: role, frame: CGRect(x: 10, y: 10, width: 100, height: 44))
            (node.label, node.value, node.children) = (label, value, children)
            return node
        }

        private static var wifi: AccessibilityNode {
            var toggle = node(6, .toggle, "Wi-Fi", value: "1")
            toggle.frame = CGRect(x: 200, y: 150, width: 51, height: 31)
            var cell = node(5, .cell, "Wi-Fi, Home", children: [toggle])
            cell.actions = ["Forget"]
            return cell
        }

        private static var slider: AccessibilityNode {
            var slider = node(7, .slider, "Volume", value: "25%")
            (slider.valueFraction, slider.hint) = (0.25, "Swipe up or down")
            return slider
        }

        private static func tab(_ id: Int, _ label: String, _ index: Int, isSelected: Bool) -> AccessibilityNode {
            var tab = node(id, .tab, label)
            tab.position = AccessibilityNode.Position(index: index, count: 2)
            // Selected, as in UIAccessibilityTraits.
            tab.traits = isSelected ? 1 << 3 : 0
            return tab
        }

        private static var alert: AccessibilityNode {
            var button = node(13, .button, "Delete")
            // Not enabled, as in UIAccessibilityTraits.
            button.traits = 1 << 8
            var alert = node(12, .alert, "Delete?", children: [button])
            alert.states = .modal
            return alert
        }
    }

#endif
