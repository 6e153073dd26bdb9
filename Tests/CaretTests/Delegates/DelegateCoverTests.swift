import Foundation
import Testing

/// No delegate is needed anywhere: the protocols of the sources, compared with the events and questions of the
/// sources.
struct DelegateCoverTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func sources(_ folder: String) -> [String] {
        let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
            .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    }

    /// Returns the name of a method with its labels, as in `#function`.
    private static func name(_ declaration: Substring) -> String {
        let parenthesis = declaration.firstIndex(of: "(") ?? declaration.endIndex
        var (depth, labels, isLabel, label) = (0, "", true, "")
        for character in declaration[parenthesis...] {
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            if depth == 0 { break }
            switch (character, depth) {
            case (",", 1): (isLabel, label) = (true, "")
            case (":", 1) where isLabel:
                labels += (label.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? "") + ":"
                isLabel = false
            default: if isLabel, !(character == "(" && depth == 1) { label.append(character) }
            }
        }
        return "\(declaration[..<parenthesis].trimmingCharacters(in: .whitespaces))(\(labels))"
    }

    /// A method of a delegate or data source.
    private struct Method {
        let type: String
        let method: String
        let isAsynchronous: Bool

        /// Whether the method is the asynchronous form of another one, with a completion handler. Both have one
        /// selector, so on Apple's systems a class cannot have both.
        func isAsynchronousForm(of other: Method) -> Bool {
            isAsynchronous && !other.isAsynchronous && type == other.type && other.method.hasPrefix(method.dropLast())
                && other.method.dropFirst(method.count - 1).wholeMatch(of: #/\w*[cC]ompletionHandler:\)/#) != nil
        }
    }

    /// Returns whether the result of a method is awaited.
    private static func isAsynchronous(_ declaration: String) -> Bool {
        let head = declaration.components(separatedBy: "///")[0].trimmingCharacters(in: .whitespacesAndNewlines)
        return head.contains(#/\) async(?: throws)?(?: -> [^()]+)?$/#)
    }

    /// All methods of all protocols whose names end like a delegate or data source.
    private static let methods = methods(of: ["Sources/QuartzCore", "Sources/UIKitCore", "Sources/CoreLocation", "Sources/MapKit"])

    private static func methods(of folders: [String]) -> [Method] {
        folders.flatMap(sources).flatMap { text in
            text.matches(of: #/public protocol (\w+(?:Delegate|DataSource|Prefetching|Updating))\b[^{]*\{([^}]*(?:\{[^}]*\}[^}]*)*?)\n\}/#)
                .flatMap { match in
                    String(match.2).components(separatedBy: "func ").dropFirst().map {
                        Method(type: String(match.1), method: name($0[...]), isAsynchronous: isAsynchronous($0))
                    }
                }
        }
    }

    private static let closures = ["Sources/Caret/Delegates", "Sources/CaretMaps/Delegates"].flatMap(sources).joined(separator: "\n")

    /// A method of a proxy, and the slots that it calls.
    private struct Forwarding {
        let proxy: String
        let method: String
        let slots: Set<String>
    }

    private static let forwardings: [Forwarding] = closures.components(separatedBy: "\n}").flatMap { part -> [Forwarding] in
        guard let proxy = part.firstMatch(of: #/(?:final class|extension) (\w+Proxy)\b/#)?.1 else { return [] }
        return part.components(separatedBy: "\n    func ").dropFirst().map { method in
            let slots = method.matches(of: #/(\w+)\.(?:notify|agree|ask)\(/#).map { String($0.1) }
            return Forwarding(proxy: String(proxy), method: name(method[...]), slots: Set(slots))
        }
    }

    /// The names of the events and questions of each slot, such as `TableDelegateProxy.didSelectRow`.
    private static let uses: [String: Set<String>] = {
        let accessors = (["Sources/Caret", "Sources/CaretMaps"].flatMap(sources).joined())
            .matches(of: #/var (\w+Proxy): (\w+Proxy) \{/#).map { (String($0.1), String($0.2)) }
        let proxies = Dictionary(accessors, uniquingKeysWith: { first, _ in first })
        var uses: [String: Set<String>] = [:]
        let declaration =
            #/static var (\w+): (?:Self|ControlEvent) \{\s*(?:Self|ControlEvent)(?:\(\.all\) |\(slot: | )\{ \$0\.(\w+)\.(\w+) \}/#
        for match in closures.matches(of: declaration) {
            uses["\(proxies[String(match.2)] ?? "nobody").\(match.3)", default: []].insert(String(match.1))
        }
        return uses
    }()

    @Test func `R38 every method of every delegate and data source has a closure form`() {
        #expect(Self.methods.count > 120, "the protocols are not found any more")
        // These protocols belong to no actor, and have methods of their own.
        let text = ["NSTextStorageDelegate": 2, "NSLayoutManagerDelegate": 3]
        // An animation has no hub, because copies of it run.
        let animation = ["CAAnimationDelegate": 2]
        let own = text.merging(animation) { $1 }
        // A method calls the slot of an event or a question.
        let forwarded = Self.forwardings.filter { method in method.slots.contains { Self.uses["\(method.proxy).\($0)"] != nil } }
        // An asynchronous form is called by the default implementation of the form with a completion handler. Proxies
        // have the latter, which is compared below, and not the former.
        let forms = Self.methods.filter { method in Self.methods.contains { method.isAsynchronousForm(of: $0) } }
        #expect(forms.map { "\($0.type).\($0.method)" } == ["UIApplicationDelegate.application(_:didReceiveRemoteNotification:)"])
        for form in forms { #expect(!Self.forwardings.contains { $0.method == form.method }, "\(form.type).\(form.method)") }
        let compared = Self.methods.filter { method in !Self.methods.contains { method.isAsynchronousForm(of: $0) } }
        for (type, methods) in Dictionary(grouping: compared, by: \.type) where own[type] == nil {
            // Methods that differ only in the types of their parameters have the same name.
            for (name, overloads) in Dictionary(grouping: methods, by: \.method) {
                #expect(forwarded.count { $0.method == name } >= overloads.count, "\(type).\(name)")
            }
        }
        for (type, count) in own { #expect(Self.methods.count { $0.type == type } == count) }
        for word in ["onWillProcessEditing", "onDidProcessEditing", "onDidInvalidateLayout", "onDidCompleteLayout", "answerLineSpacing"] {
            #expect(Self.closures.contains("func \(word)("))
        }
        for word in ["didStart", "didStop"] { #expect(Self.closures.contains("static var \(word): Self")) }
    }

    /// The events of modules beside UIKit, by module and method. Questions, with `nil`, have no closures.
    private static let besideUIKit: [String: [String: String?]] = [
        "MessageUI": [
            "mailComposeController(_:didFinishWith:error:)": "didFinish", "messageComposeViewController(_:didFinishWith:)": "didFinish",
        ],
        "SafariServices": [
            "safariViewController(_:activityItemsFor:title:)": nil, "safariViewController(_:excludedActivityTypesFor:title:)": nil,
            "safariViewControllerDidFinish(_:)": "didFinish",
            "safariViewController(_:didCompleteInitialLoad:)": "didCompleteInitialLoad",
            "safariViewController(_:initialLoadDidRedirectTo:)": "initialLoadDidRedirect",
            "safariViewControllerWillOpenInBrowser(_:)": "willOpenInBrowser",
        ],
        "QuickLook": [
            "numberOfPreviewItems(in:)": nil, "previewController(_:previewItemAt:)": nil, "previewControllerWillDismiss(_:)": "willDismiss",
            "previewControllerDidDismiss(_:)": "didDismiss",
        ],
        "ContactsUI": [
            "contactPickerDidCancel(_:)": "didCancel", "contactPicker(_:didSelect:)": "didSelectContact",
            "contactPicker(_:didSelectContactProperties:)": "didSelectProperties",
            "contactViewController(_:shouldPerformDefaultActionFor:)": nil, "contactViewController(_:didCompleteWith:)": "didComplete",
        ],
    ]

    @Test(arguments: besideUIKit.keys.sorted()) func `events of modules beside UIKit have closures`(module: String) throws {
        let expected = try #require(Self.besideUIKit[module])
        #expect(Set(Self.methods(of: ["Sources/\(module)"]).map(\.method)) == Set(expected.keys))
        let closures = Self.sources("Sources/Caret\(module)").joined()
        for case let (method, event?) in expected { #expect(closures.contains("static var \(event): Self"), "\(method)") }
    }

    @Test func everySlotIsCalledByAMethodAndHasTheNameOfItsEvent() {
        let parts =
            Self.closures.components(separatedBy: "\nfinal class ").dropFirst()
            + Self.closures.components(separatedBy: "@MainActor final class ").dropFirst()
        let slots = parts.flatMap { part in
            let proxy = part.prefix { $0 != ":" }
            return part.components(separatedBy: "\n}")[0].matches(of: #/lazy var (\w+) = DelegateSlot</#).map { "\(proxy).\($0.1)" }
        }
        let called = Self.forwardings.flatMap { method in method.slots.map { "\(method.proxy).\($0)" } }
        #expect(slots.count > 400 && Set(slots).count == slots.count)
        #expect(Set(slots).symmetricDifference(called) == [] && called.count == slots.count)
        #expect(Set(slots).symmetricDifference(Self.uses.keys) == [])
        for (slot, names) in Self.uses { #expect(names == [slot.split(separator: ".").last.map(String.init) ?? ""], "\(slot)") }
    }
}
