#if Web || WindowAndWeb

    import CoreGraphics
    import Platform

    /// The changes of the page's accessibility elements: new and changed nodes, removed nodes, and announcements.
    package struct PageTree: Hashable, Sendable, Encodable {
        package var t = "tree"
        package var n: UInt32 = 0
        /// The root nodes, in reading order.
        package var roots: [Int]
        package var nodes: [PageNode]
        package var gone: [Int]
        /// The announcements, oldest first.
        package var say: [String]
    }

    /// A node in a message to the page, which refers to its children by identifier.
    package struct PageNode: Hashable, Sendable, Encodable {
        package var id: Int
        package var role: String
        package var label: String?
        package var value: String?
        package var hint: String?
        package var lang: String?
        /// The left edge, top edge, width and height, in CSS pixels.
        package var box: [Double]
        /// The position within the range, in per cent.
        package var share: Double?
        /// The index and the count.
        package var place: [Int]?
        package var states: [String]
        package var actions: [String]
        package var children: [Int]
        /// The number of rejected edits of the text, if there are any. The page displays the value again.
        package var refused: Int?

        init(_ node: AccessibilityNode) {
            id = node.id
            role = node.role.rawValue
            label = node.label
            value = node.value
            let hints = [node.hint].compactMap { $0 } + node.details
            hint = hints.isEmpty ? nil : hints.joined(separator: ". ")
            lang = node.language
            // JSON has no infinite numbers: a single one would make the whole message invalid.
            let frame = node.frame.sanitized
            box = [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 10).rounded() / 10 }
            share = node.valueFraction.flatMap { $0.isFinite ? ($0 * 1000).rounded() / 10 : nil }
            place = node.position.map { [$0.index, $0.count] }
            states = node.states.names + node.traitNames
            actions = node.actions
            children = node.children.map(\.id)
            refused = node.rejectedEditCount > 0 ? node.rejectedEditCount : nil
        }
    }

    /// The accessibility tree that the page has received, and the pending changes. Only the latest tree is sent,
    /// however many changes precede it.
    package struct TreeBacklog {
        /// The maximum number of pending announcements. Older announcements are dropped.
        package static let maximumAnnouncements = 16

        private var sent: [Int: PageNode] = [:]
        private var sentRoots: [Int] = []
        private var latestNodes: [AccessibilityNode] = []
        private var announcements: [String] = []
        private var isStale = false

        package init() {}

        package var isEmpty: Bool { !isStale && announcements.isEmpty }

        package mutating func show(_ nodes: [AccessibilityNode]) {
            latestNodes = nodes
            isStale = true
        }

        package mutating func announce(_ text: String) {
            announcements = (announcements + [text]).suffix(Self.maximumAnnouncements)
        }

        /// Resets the backlog after the page has disconnected. The next page receives everything.
        package mutating func resetPage() {
            self = TreeBacklog()
        }

        /// Returns the pending changes, and marks them as sent; `nil` if there are none.
        package mutating func drainChanges() -> PageTree? {
            guard !isEmpty else { return nil }
            var current: [Int: PageNode] = [:]
            var changed: [PageNode] = []
            for node in latestNodes.flatMap(\.all) {
                let page = PageNode(node)
                current[page.id] = page
                if sent[page.id] != page { changed.append(page) }
            }
            let roots = latestNodes.map(\.id)
            let gone = sent.keys.filter { current[$0] == nil }.sorted()
            defer { (sent, sentRoots, announcements, isStale) = (current, roots, [], false) }
            guard !changed.isEmpty || !gone.isEmpty || roots != sentRoots || !announcements.isEmpty else { return nil }
            return PageTree(roots: roots, nodes: changed, gone: gone, say: announcements)
        }
    }

    extension AccessibilityNode {
        /// The names of bits of `UIAccessibilityTraits`.
        fileprivate var traitNames: [String] {
            let bits: [(UInt64, String)] = [(1 << 3, "selected"), (1 << 8, "disabled"), (1 << 9, "live"), (1 << 12, "adjustable")]
            return bits.filter { traits & $0.0 != 0 }.map(\.1)
        }
    }

    extension AccessibilityNode.States {
        fileprivate var names: [String] {
            let all: [(Self, String)] = [
                (.focused, "focused"), (.editing, "editing"), (.modal, "modal"), (.secure, "secure"), (.expanded, "expanded"),
                (.collapsed, "collapsed"), (.columnHeader, "columnHeader"), (.rowHeader, "rowHeader"),
            ]
            return all.filter { contains($0.0) }.map(\.1)
        }
    }

#endif
