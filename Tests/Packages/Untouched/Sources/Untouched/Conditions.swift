import Darwin
import Foundation
import ObjectiveC
import UIKit.UIGestureRecognizerSubclass
import os.log

#if canImport(AppKit)
    #error("this is a Mac")
#endif

private var noteKey: UInt8 = 0

extension UIView {
    /// A note, as an associated object.
    var note: String? {
        get { objc_getAssociatedObject(self, &noteKey) as? String }
        set { objc_setAssociatedObject(self, &noteKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
}

enum Conditions {
    static var system: String {
        #if os(iOS)
            #if targetEnvironment(simulator)
                return "simulator"
            #else
                return "phone"
            #endif
        #else
            return "other"
        #endif
    }

    static func newest() -> Int {
        if #available(iOS 99, *) { return Symbols.thatDoNotExistHere.count }
        guard #available(iOS 15, *) else { return 14 }
        return 15
    }

    static func request(_ url: URL) -> URLRequest {
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        return request
    }

    static func elements(in data: Data) -> [String] {
        let counter = ElementCounter()
        let parser = XMLParser(data: data)
        parser.delegate = counter
        return parser.parse() ? counter.names : []
    }

    static func log(_ text: String) {
        os_log("%{public}@", log: OSLog(subsystem: "untouched", category: "tests"), type: .debug, text)
    }

    static func root(_ value: Double) -> Double { Darwin.sqrt(value) }
}

private final class ElementCounter: NSObject, XMLParserDelegate {
    var names: [String] = []

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String] = [:]
    ) {
        names.append(elementName)
    }
}

/// A recognizer of its own, whose state only a subclass may set.
final class PressRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        state = .began
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .ended
    }
}
