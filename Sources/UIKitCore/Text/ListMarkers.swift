/// Adds markers to the paragraphs of an attributed string that belong to lists.
///
/// One pass over the paragraphs counts the items of each list. A paragraph outside of a list resets the count of that
/// list. A second pass splits the runs of the text at the start of each item, and the run after the split gets the
/// marker. The cost is proportional to the number of paragraphs and runs.
struct ListMarkers {
    /// The current item number of each list that contains the latest paragraph.
    private var numbers: [ObjectIdentifier: Int] = [:]

    /// Returns the runs of an attributed string, split where a list item begins. The run at an item's start has the
    /// item's marker.
    static func marked(_ runs: [TextContent.Run], _ text: NSAttributedString) -> [TextContent.Run] {
        let markers = markers(in: text)
        var result: [TextContent.Run] = []
        var next = markers.startIndex
        for run in runs {
            var remainingRun = run
            while next < markers.endIndex, markers[next].offset < run.range.upperBound {
                let marker = markers[next]
                next += 1
                if marker.offset > remainingRun.range.lowerBound {
                    var precedingRun = remainingRun
                    precedingRun.range = remainingRun.range.lowerBound..<marker.offset
                    result.append(precedingRun)
                    remainingRun.range = marker.offset..<remainingRun.range.upperBound
                    remainingRun.paragraph = run.paragraph
                }
                remainingRun.paragraph.setMarker(marker.text, font: remainingRun.style.font, depth: marker.depth)
            }
            result.append(remainingRun)
        }
        return result
    }

    /// Returns the UTF-8 offsets at which list items begin, with the text and depth of their markers.
    private static func markers(in text: NSAttributedString) -> [(offset: Int, text: String, depth: Int)] {
        let string = text.string as NSString
        var counter = ListMarkers()
        var cursor = UTF16ToUTF8Cursor(text.string)
        var markers: [(offset: Int, text: String, depth: Int)] = []
        var location = 0
        while location < string.length {
            var (end, contentEnd) = (0, 0)
            string.getParagraphStart(nil, end: &end, contentsEnd: &contentEnd, for: NSRange(location: location, length: 0))
            let byteOffset = cursor.position
            _ = cursor.bytes(upTo: end)
            let style = text.attribute(.paragraphStyle, at: location, effectiveRange: nil) as? NSParagraphStyle
            let lists = style?.textLists ?? []
            if let marker = counter.marker(lists) {
                // Imported documents contain their markers as text, which must not be drawn twice.
                let content = string.substring(with: NSRange(location: location, length: contentEnd - location))
                if !content.hasPrefix("\t\(marker)\t") { markers.append((byteOffset, marker, lists.count)) }
            }
            location = max(end, location + 1)
        }
        return markers
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
            let outerList = lists[index - 1]
            text = outerList.marker(forItemNumber: numbers[ObjectIdentifier(outerList)] ?? outerList.startingItemNumber) + text
        }
        return text
    }
}
