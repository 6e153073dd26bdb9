#if Web || WindowAndWeb

    import CoreGraphics
    import Foundation
    import Platform
    import Testing
    import WebBackend

    /// The pending changes of the tree for a page.
    struct TreeBacklogTests {
        private func node(_ id: Int, _ label: String, children: [AccessibilityNode] = []) -> AccessibilityNode {
            var node = AccessibilityNode(id: id, role: .text, frame: CGRect(x: 0, y: 0, width: 1, height: 1))
            (node.label, node.children) = (label, children)
            return node
        }

        @Test func aNewPageReceivesEverything() throws {
            var backlog = TreeBacklog()
            let nothing = backlog.drainChanges()
            #expect(nothing == nil)
            backlog.show([node(1, "a", children: [node(2, "b")])])
            let message = backlog.drainChanges()
            let tree = try #require(message)
            #expect(tree.roots == [1] && tree.nodes.map(\.id) == [1, 2] && tree.gone.isEmpty)
            #expect(tree.nodes[0].children == [2])
            #expect(backlog.isEmpty)
            let rest = backlog.drainChanges()
            #expect(rest == nil)
        }

        @Test func `N4 a node with numbers that JSON lacks holds nothing back`() throws {
            var backlog = TreeBacklog()
            var far = node(1, "a")
            far.frame = CGRect(x: CGFloat.infinity, y: .nan, width: .greatestFiniteMagnitude, height: 1)
            far.valueFraction = .nan
            backlog.show([far])
            let message = backlog.drainChanges()
            let tree = try #require(message)
            #expect(try !JSONEncoder().encode(tree).isEmpty)
            #expect(tree.nodes[0].box.allSatisfy(\.isFinite) && tree.nodes[0].share == nil)
        }

        @Test func laterOnlyDifferencesAreSent() throws {
            var backlog = TreeBacklog()
            backlog.show([node(1, "a"), node(2, "b"), node(3, "c")])
            _ = backlog.drainChanges()
            backlog.show([node(1, "a"), node(2, "b"), node(3, "c")])
            let rest = backlog.drainChanges()
            #expect(rest == nil)
            backlog.show([node(3, "c"), node(2, "B")])
            let message = backlog.drainChanges()
            let tree = try #require(message)
            #expect(tree.roots == [3, 2] && tree.nodes.map(\.id) == [2] && tree.gone == [1])
        }

        @Test func ofManyTreesTheNewestCounts() {
            var backlog = TreeBacklog()
            for step in 0..<100 { backlog.show([node(1, "\(step)")]) }
            let message = backlog.drainChanges()
            #expect(message?.nodes.map(\.label) == ["99"])
        }

        @Test func announcementsAreSentOnceAndOldOnesNever() {
            var backlog = TreeBacklog()
            for step in 0..<40 { backlog.announce("\(step)") }
            let said = backlog.drainChanges()?.say ?? []
            #expect(said.count == TreeBacklog.maximumAnnouncements && said.last == "39")
            let rest = backlog.drainChanges()
            #expect(rest == nil)
        }

        @Test func theNextPageStartsEmpty() {
            var backlog = TreeBacklog()
            backlog.show([node(1, "a")])
            _ = backlog.drainChanges()
            backlog.resetPage()
            #expect(backlog.isEmpty)
            backlog.show([node(1, "a")])
            let message = backlog.drainChanges()
            #expect(message?.nodes.count == 1)
        }
    }

#endif
