import UIKitEngines

/// What is done once all objects of a nib are there.
@MainActor struct NibPending {
    struct Held {
        let element: NibElement
        let object: AnyObject
    }

    var connections: [Held] = []
    var attributes: [Held] = []
    var constraints: [Held] = []
    var variations: [Held] = []
    var awake: [NSObject] = []
}

extension NibSession {
    func keepConnections(_ element: NibElement, of object: AnyObject) {
        pending.connections.append(.init(element: element, object: object))
    }
    func keepAttributes(_ element: NibElement, of object: AnyObject) { pending.attributes.append(.init(element: element, object: object)) }
    func keepConstraints(_ element: NibElement, of view: UIView) { pending.constraints.append(.init(element: element, object: view)) }
    func keepVariation(_ element: NibElement, of object: AnyObject) { pending.variations.append(.init(element: element, object: object)) }

    func keepGuide(_ element: NibElement, of view: UIView) {
        guard let id = element.id else { return }
        let key = element.key ?? "safeArea"
        guides[id] = { [weak view] in view?.nibGuide(key) }
    }

    func addSubviews(_ element: NibElement, to outer: UIView) {
        // An effect view has its subviews in its content; one that has them itself is no file of the editor's.
        let view = (outer as? UIVisualEffectView)?.contentView ?? outer
        for child in element.children {
            guard let subview = make(child) as? UIView else { continue }
            // Identifiers below zero may be taken twice.
            if view.isDescendant(of: subview) {
                fail(.cycle(document.place(child)))
                continue
            }
            if subview.superview !== view { view.addSubview(subview) }
        }
    }

    /// Does all that waits, in UIKit's order.
    func finish() throws(NibError) {
        let variations = NibVariations(self)
        setAttributes()
        activateConstraints(variations)
        variations.begin()
        connect()
        reportUnknownWords()
        if let first = errors.first { throw first }
        // What is awake may load another nib, which has its own session.
        for object in pending.awake {
            if let responder = object as? UIResponder { responder.awakeFromNib() } else { (object as? any NibAwakening)?.awakeFromNib() }
        }
        pending = NibPending()
        objects = [:]
        guides = [:]
    }
}

extension UIView {
    /// A guide by the name that it has in nibs.
    func nibGuide(_ key: String) -> UILayoutGuide? {
        switch key {
        case "safeArea": safeAreaLayoutGuide
        case "contentLayoutGuide": (self as? UIScrollView)?.contentLayoutGuide
        case "frameLayoutGuide": (self as? UIScrollView)?.frameLayoutGuide
        case "layoutMargins", "layoutMarginsGuide": layoutMarginsGuide
        case "readableContent", "readableContentGuide": readableContentGuide
        case "keyboard", "keyboardLayoutGuide": keyboardLayoutGuide
        default: nil
        }
    }
}

/// An object that is no responder, and wants to hear that its nib has been loaded.
///
/// Views and controllers override `awakeFromNib()`; a class below `NSObject` says so with this protocol.
///
/// > Difference from Apple: `awakeFromNib()` is a method of every `NSObject` there.
@MainActor public protocol NibAwakening: NSObject {
    /// Called after all objects of the nib are there and connected.
    func awakeFromNib()
}
