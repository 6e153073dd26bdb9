import Foundation
import FoundationXML

/// Parses XML into a tree of elements, within limits. Only this file uses the XML parser.
///
/// The bytes are checked first. The parser's events then build the tree on a stack of open elements. A start tag
/// pushes an element; an end tag pops the completed element and appends it to its parent. The first violation of a
/// limit stops the parser. External resources are never loaded, because document types and entities are rejected
/// before the parser sees them.
final class NibReader: NSObject, XMLParserDelegate {
    private struct OpenElement {
        var name: String
        var attributes: [NibElement.Attribute]
        var line: Int
        var children: [NibElement] = []
        var text = ""
    }

    private let file: String
    private let limits: NibLimits
    private var openElements: [OpenElement] = []
    private var root: NibElement?
    private var count = 0
    private var problem: NibError?

    private init(file: String, limits: NibLimits) {
        self.file = file
        self.limits = limits
    }

    /// Returns the root element of a file's XML.
    static func read(_ data: Data, file: String, limits: NibLimits) throws(NibError) -> NibElement {
        try checkBytes(data, file: file, limits: limits)
        let reader = NibReader(file: file, limits: limits)
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.shouldProcessNamespaces = false
        parser.delegate = reader
        let isComplete = parser.parse()
        if let problem = reader.problem { throw problem }
        guard isComplete, let root = reader.root else {
            let location = NibError.Place(file: file, line: max(parser.lineNumber, 0))
            throw .malformed(location, reason: reason(parser.parserError))
        }
        return root
    }

    /// Describes a parser error. The parser provides only the error number of libxml2.
    private static func reason(_ error: (any Error)?) -> String {
        guard let error = error as? NSError, error.domain == XMLParser.errorDomain else { return "it ends too early" }
        return switch error.code {
        case 4: "it is empty"
        case 5, 77: "it ends too early"
        case 26, 27: "it refers to an undefined entity"
        case 42: "an attribute is duplicated"
        case 76: "an end tag does not match its element"
        default: "the parser stopped with its error \(error.code)"
        }
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {
        guard problem == nil else { return }
        count += 1
        if openElements.count >= limits.depth { return stop(parser, .tooDeep(location(parser, elementName), limit: limits.depth)) }
        if count > limits.elements { return stop(parser, .tooManyElements(location(parser, elementName), limit: limits.elements)) }
        guard attributeDict.count <= limits.attributes else {
            return stop(parser, .malformed(location(parser, elementName), reason: "it has more than \(limits.attributes) attributes"))
        }
        // The parser provides a dictionary. Sorting makes the order the same in every run.
        let attributes = attributeDict.sorted { $0.key < $1.key }.map { NibElement.Attribute(name: $0.key, value: $0.value) }
        openElements.append(OpenElement(name: elementName, attributes: attributes, line: parser.lineNumber))
    }

    func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?) {
        guard problem == nil, let last = openElements.popLast() else { return }
        let isBlank = last.text.allSatisfy(\.isWhitespace)
        let element = NibElement(
            name: last.name, attributes: last.attributes, children: last.children, text: isBlank && !last.children.isEmpty ? "" : last.text,
            line: last.line)
        if openElements.isEmpty { root = element } else { openElements[openElements.count - 1].children.append(element) }
    }

    // The byte checks already reject entity declarations. If the parser still finds one, parsing ends.
    func parser(_ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?) {
        stop(parser, .entities(location(parser, "")))
    }

    func parser(_ parser: XMLParser, foundExternalEntityDeclarationWithName name: String, publicID: String?, systemID: String?) {
        stop(parser, .entities(location(parser, "")))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard !openElements.isEmpty else { return }
        openElements[openElements.count - 1].text += string
    }

    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        guard !openElements.isEmpty else { return }
        openElements[openElements.count - 1].text += String(decoding: CDATABlock, as: UTF8.self)
    }

    private func stop(_ parser: XMLParser, _ error: NibError) {
        problem = error
        parser.abortParsing()
    }

    private func location(_ parser: XMLParser, _ element: String) -> NibError.Place {
        NibError.Place(file: file, element: element, line: parser.lineNumber)
    }
}
