#if Web || WindowAndWeb

    import CoreGraphics
    import Platform

    /// What the page's elements for assistive technology lack: nodes that are new or different, those that are gone, words to say.
    package struct PageTree: Hashable, Sendable, Encodable {
        package var t = "tree"
        package var n: UInt32 = 0
        /// The outermost nodes, in the order of reading.
        package var roots: [Int]
        package var nodes: [PageNode]
        package var gone: [Int]
        /// What to say, oldest first.
        package var say: [String]
    }

    /// A node as the page knows it: what holds nodes names them.
    package struct PageNode: Hashable, Sendable, Encodable {
        package var id: Int
        package var role: String
        package var label: String?
        package var value: String?
        package var hint: String?
        package var lang: String?
        /// Left, top, width and height, in CSS pixels.
        package var box: [Double]
        /// Percent of the range.
        package var share: Double?
        /// Which of how many.
        package var place: [Int]?
        package var states: [String]
        package var actions: [String]
        package var children: [Int]
        /// How many edits of its text were refused, where there are any: the page shows the value again.
        package var refused: Int?

        init(_ node: AccessibilityNode) {
            id = node.id
            role = node.role.rawValue
            label = node.label
            value = node.value
            let words = [node.hint].compactMap { $0 } + node.details
            hint = words.isEmpty ? nil : words.joined(separator: ". ")
            lang = node.language
            // JSON has no infinite numbers: one of them would keep the whole message back.
            let frame = node.frame.plausible
            box = [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 10).rounded() / 10 }
            share = node.share.flatMap { $0.isFinite ? ($0 * 1000).rounded() / 10 : nil }
            place = node.position.map { [$0.index, $0.count] }
            states = node.states.words + node.traitWords
            actions = node.actions
            children = node.children.map(\.id)
            refused = node.refusedEdits > 0 ? node.refusedEdits : nil
        }
    }

    /// What a page was told of the tree, and what it has yet to be told: however much happens meanwhile, only the newest counts.
    package struct TreeBacklog {
        /// Words beyond that are too late to be said.
        package static let maximumWords = 16

        private var sent: [Int: PageNode] = [:]
        private var sentRoots: [Int] = []
        private var newest: [AccessibilityNode] = []
        private var words: [String] = []
        private var isStale = false

        package init() {}

        package var isEmpty: Bool { !isStale && words.isEmpty }

        package mutating func show(_ nodes: [AccessibilityNode]) {
            newest = nodes
            isStale = true
        }

        package mutating func say(_ text: String) {
            words = (words + [text]).suffix(Self.maximumWords)
        }

        /// The page that was told is gone; the next one knows nothing.
        package mutating func forgetPage() {
            self = TreeBacklog()
        }

        /// What the page lacks now; it counts as told from here on. `nil` if it lacks nothing.
        package mutating func take() -> PageTree? {
            guard !isEmpty else { return nil }
            var now: [Int: PageNode] = [:]
            var changed: [PageNode] = []
            for node in newest.flatMap(\.all) {
                let page = PageNode(node)
                now[page.id] = page
                if sent[page.id] != page { changed.append(page) }
            }
            let roots = newest.map(\.id)
            let gone = sent.keys.filter { now[$0] == nil }.sorted()
            defer { (sent, sentRoots, words, isStale) = (now, roots, [], false) }
            guard !changed.isEmpty || !gone.isEmpty || roots != sentRoots || !words.isEmpty else { return nil }
            return PageTree(roots: roots, nodes: changed, gone: gone, say: words)
        }
    }

    extension AccessibilityNode {
        /// Bits of `UIAccessibilityTraits`, as words.
        fileprivate var traitWords: [String] {
            let bits: [(UInt64, String)] = [(1 << 3, "selected"), (1 << 8, "disabled"), (1 << 9, "live"), (1 << 12, "adjustable")]
            return bits.filter { traits & $0.0 != 0 }.map(\.1)
        }
    }

    extension AccessibilityNode.States {
        fileprivate var words: [String] {
            let all: [(Self, String)] = [
                (.focused, "focused"), (.editing, "editing"), (.modal, "modal"), (.secure, "secure"), (.expanded, "expanded"),
                (.collapsed, "collapsed"), (.columnHeader, "columnHeader"), (.rowHeader, "rowHeader"),
            ]
            return all.filter { contains($0.0) }.map(\.1)
        }
    }

#endif
