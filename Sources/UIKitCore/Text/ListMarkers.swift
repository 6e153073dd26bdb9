/// Adds markers to the paragraphs of an attributed string that belong to lists.
///
/// One pass over the paragraphs counts the items of each list. If a paragraph does not belong to a list, that list
/// loses its count and starts again later. A second pass splits the runs of the text at the start of each item, and
/// the run after the split gets the marker. The cost is proportional to the number of paragraphs and runs.
struct ListMarkers {
    /// The number of the latest item of each list that the latest paragraph belongs to.
    private var numbers: [ObjectIdentifier: Int] = [:]

    /// Returns the runs of an attributed string, split where a list item begins. The run at an item's start has the
    /// item's marker.
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

    /// Returns the UTF-8 offsets at which list items begin, with the text and depth of their markers.
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
                // Imported documents contain their markers as text, which must not be drawn twice.
                let isThere = string.substring(with: NSRange(location: place, length: contentEnd - place)).hasPrefix("\t\(marker)\t")
                if !isThere { marks.append((byte, marker, lists.count)) }
            }
            place = max(end, place + 1)
        }
        return marks
    }

    /// Returns the marker of the next paragraph; `nil` if the paragraph belongs to no list.
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
