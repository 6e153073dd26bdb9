#if Web || WindowAndWeb

    import CoreGraphics
    import Platform
    import Testing
    import WebBackend

    /// Each role in Chromium's accessibility tree, and the place of custom actions.
    @MainActor
    @Suite(
        .serialized, .timeLimit(.minutes(2)),
        .enabled(if: Chromium.path != nil, "needs Chromium: apt-get install chromium (Scripts/setup --testing)"))
    struct RolePageTests {
        typealias Role = AccessibilityNode.Role

        /// The line of the tree for a node "It" of each role.
        private static let heard: [Role: String] = [
            .group: "group \"It\"", .element: "group \"It\"", .text: "paragraph", .heading: "heading \"It\"", .image: "image \"It\"",
            .link: "link \"It\"", .button: "button \"It\"", .key: "button \"It\"", .toggle: "switch \"It\" checked",
            .slider: "slider \"It\" = 50", .stepper: "spinbutton \"It\" = 1", .segments: "radiogroup \"It\"",
            .segment: "radio \"It\" checked=false", .pageControl: "slider \"It\" = 50", .wheel: "slider \"It\" = 50",
            .progress: "progressbar \"It\"", .activity: "progressbar \"It, 1\"", .textField: "textbox \"It\" = 1",
            .textView: "textbox \"It\" = 1", .searchField: "searchbox \"It\" = 1", .list: "list \"It\"", .cell: "listitem \"It\"",
            .table: "table \"It\"", .row: "row \"It\"", .scrollArea: "group \"It\"", .landmark: "region \"It\"",
            .navigationBar: "navigation \"It\"", .toolbar: "toolbar \"It\"", .tabBar: "tablist \"It\"", .tab: "tab \"It\"",
            .alert: "alertdialog \"It\"", .dialog: "dialog \"It\"", .menu: "menu \"It\"", .menuItem: "menuitem \"It\"",
            .map: "region \"It\"",
        ]

        /// The roles that have a value.
        private static let valued: Set<Role> = [.toggle, .stepper, .activity, .textField, .textView, .searchField]
        /// The roles of the required parents.
        private static let holders: [Role: Role] = [.segment: .segments, .cell: .list, .row: .table, .tab: .tabBar, .menuItem: .menu]
        /// The roles whose content assistive technology ignores. Their actions are beside them in a group, or, for a
        /// choice in a row, just beside the node.
        private static let grouped: Set<Role> = [
            .text, .heading, .image, .link, .button, .key, .toggle, .slider, .stepper, .pageControl, .wheel, .progress, .activity,
            .textField,
            .textView, .searchField,
        ]
        private static let chosen: Set<Role> = [.segment, .tab, .menuItem]

        private func node(_ role: Role, hasActions: Bool) -> AccessibilityNode {
            let box = CGRect(x: 10, y: 10, width: 50, height: 20)
            var node = AccessibilityNode(id: 1, role: role, frame: box)
            node.label = "It"
            if Self.valued.contains(role) { node.value = "1" }
            if hasActions { node.actions = ["Do", "Undo"] }
            guard let holder = Self.holders[role] else { return node }
            var around = AccessibilityNode(id: 2, role: holder, frame: box)
            around.children = [node]
            return around
        }

        private func expected(_ role: Role, hasActions: Bool) -> [String] {
            let line = Self.heard[role] ?? "no line"
            let actions = hasActions ? ["button \"Do\"", "button \"Undo\""] : []
            let inner: [String]
            if Self.grouped.contains(role), hasActions {
                inner = ["group \"It\""] + ([line] + actions).map { "  " + $0 }
            } else {
                inner = [line] + actions.map { Self.chosen.contains(role) ? $0 : "  " + $0 }
            }
            guard let holder = Self.holders[role] else { return inner }
            let around = Self.heard[holder].map { $0.replacing(" \"It\"", with: "") } ?? "no line"
            return [around] + inner.map { "  " + $0 }
        }

        @Test func eachRoleIsThatOfTheBrowserAndItsActionsAreFound() async throws {
            let log = EventLog()
            let web = try WebBackend(metrics: nil)
            let window = try #require(try web.openWindow(on: web.displays[0], title: "Probe", events: log.record) as? WebWindow)
            try web.start()
            let browser = try await Chromium(width: 300, height: 400, scale: 2)
            defer {
                browser.quit()
                web.stop()
            }
            try await browser.open(web.url)
            await log.wait { $0.contains(.accessibility(.show)) }
            // Actions are added to the node, and removed again.
            for role in Role.allCases {
                for hasActions in [false, true, false] {
                    window.accessibilityMirror?.show([node(role, hasActions: hasActions)])
                    try await browser.wait(
                        until: "document.querySelector('#tree [data-kind=\"\(role.rawValue)\"]') "
                            + "&& document.querySelectorAll('#tree [data-index]').length === \(hasActions ? 2 : 0)")
                    let lines = try await browser.accessibilityTree().filter { $0 != "status" }
                    #expect(lines == expected(role, hasActions: hasActions), "\(role)")
                }
            }
        }

        @Test func actionsBesideALeafAreSentBackAndKeepTheFocus() async throws {
            let log = EventLog()
            let web = try WebBackend(metrics: nil)
            let window = try #require(try web.openWindow(on: web.displays[0], title: "Probe", events: log.record) as? WebWindow)
            try web.start()
            let browser = try await Chromium(width: 300, height: 400, scale: 2)
            defer {
                browser.quit()
                web.stop()
            }
            try await browser.open(web.url)
            await log.wait { $0.contains(.accessibility(.show)) }
            var button = node(.button, hasActions: true)
            window.accessibilityMirror?.show([button])
            try await browser.wait(until: "document.querySelectorAll('#tree [data-index]').length === 2")
            _ = try await browser.evaluate("document.querySelector('[data-index=\"1\"]').focus()")
            button.label = "Other"
            window.accessibilityMirror?.show([button])
            try await browser.wait(until: "document.querySelector('#tree [data-kind]').ariaLabel === 'Other'")
            #expect(try await browser.evaluate("document.activeElement.textContent") == "Undo")
            _ = try await browser.evaluate("document.activeElement.click()")
            _ = try await browser.evaluate("document.querySelector('#tree [data-kind]').click()")
            await log.wait { $0.contains(.accessibility(.perform(.activate, node: 1))) }
            #expect(log.events.contains(.accessibility(.perform(.custom(1), node: 1))))
        }
    }

#endif
