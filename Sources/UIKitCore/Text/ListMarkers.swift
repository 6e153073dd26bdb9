/// Marks the paragraphs of a text that are items of lists.
struct ListMarkers {
    /// The number of each list's latest item, for the lists that the latest paragraph is of.
    private var numbers: [ObjectIdentifier: Int] = [:]

    /// The runs of a text, cut where an item begins, which has its marker there.
    static func marked(_ runs: [TextContent.Run], _ text: NSAttributedString) -> [TextContent.Run] {
        let marks = marks(in: text)
        var result: [TextContent.Run] = []
        var next = marks.startIndex
        for run in runs {
            var rest = run
            while next < marks.endIndex, marks[next].place < run.range.upperBound {
                let mark = marks[next]
                next += 1
                if mark.place > rest.range.lowerBound {
                    var before = rest
                    before.range = rest.range.lowerBound..<mark.place
                    result.append(before)
                    rest.range = mark.place..<rest.range.upperBound
                    rest.paragraph = run.paragraph
                }
                rest.paragraph.setMarker(mark.text, font: rest.style.font, depth: mark.depth)
            }
            result.append(rest)
        }
        return result
    }

    /// In bytes, where paragraphs begin that are items, and what stands before them.
    private static func marks(in text: NSAttributedString) -> [(place: Int, text: String, depth: Int)] {
        let string = text.string as NSString
        var (markers, map) = (ListMarkers(), UTF16Map(text.string))
        var marks: [(place: Int, text: String, depth: Int)] = []
        var place = 0
        while place < string.length {
            var (end, contentEnd) = (0, 0)
            string.getParagraphStart(nil, end: &end, contentsEnd: &contentEnd, for: NSRange(location: place, length: 0))
            let byte = map.position
            _ = map.bytes(upTo: end)
            let style = text.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
            let lists = style?.textLists ?? []
            if let marker = markers.marker(lists) {
                // Documents that were read have their markers in the text.
                let isThere = string.substring(with: NSRange(location: place, length: contentEnd - place)).hasPrefix("\t\(marker)\t")
                if !isThere { marks.append((byte, marker, lists.count)) }
            }
            place = max(end, place + 1)
        }
        return marks
    }

    /// The marker of a paragraph that follows those before; `nil` for one that is of no list.
    private mutating func marker(_ lists: [NSTextList]) -> String? {
        let ids = Set(lists.map { ObjectIdentifier($0) })
        numbers = numbers.filter { ids.contains($0.key) }
        guard let list = lists.last else { return nil }
        let number = numbers[ObjectIdentifier(list)].map { $0 &+ 1 } ?? list.startingItemNumber
        numbers[ObjectIdentifier(list)] = number
        var text = list.marker(forItemNumber: number)
        for index in lists.indices.dropFirst().reversed() where lists[index].listOptions.contains(.prependEnclosingMarker) {
            let outer = lists[index - 1]
            text = outer.marker(forItemNumber: numbers[ObjectIdentifier(outer)] ?? outer.startingItemNumber) + text
        }
        return text
    }
}
