import UIKitEngines

/// The work that is deferred until all objects of a nib exist.
@MainActor struct DeferredNibWork {
    struct DeferredElement {
        let element: NibElement
        let object: AnyObject
    }

    var connections: [DeferredElement] = []
    var attributes: [DeferredElement] = []
    var constraints: [DeferredElement] = []
    var variations: [DeferredElement] = []
    var objectsToAwake: [NSObject] = []
}

extension NibSession {
    func deferConnections(_ element: NibElement, of object: AnyObject) {
        pending.connections.append(.init(element: element, object: object))
    }
    func deferAttributes(_ element: NibElement, of object: AnyObject) { pending.attributes.append(.init(element: element, object: object)) }
    func deferConstraints(_ element: NibElement, of view: UIView) { pending.constraints.append(.init(element: element, object: view)) }
    func deferVariation(_ element: NibElement, of object: AnyObject) { pending.variations.append(.init(element: element, object: object)) }

    func registerGuide(_ element: NibElement, of view: UIView) {
        guard let id = element.id else { return }
        let key = element.key ?? "safeArea"
        guides[id] = { [weak view] in view?.nibGuide(key) }
    }

    func addSubviews(_ element: NibElement, to outer: UIView) {
        // The subviews of an effect view are in its content view; the editor writes no others.
        let view = (outer as? UIVisualEffectView)?.contentView ?? outer
        for child in element.children {
            guard let subview = make(child) as? UIView else { continue }
            // A negative identifier may occur twice, so a view can be its own ancestor in the file.
            if view.isDescendant(of: subview) {
                fail(.cycle(document.location(child)))
                continue
            }
            if subview.superview !== view { view.addSubview(subview) }
        }
    }

    /// Performs the deferred work in UIKit's order.
    ///
    /// Runtime attributes are set first, then constraints are activated and variations applied, and then outlets,
    /// actions and segues are connected. Unknown attributes are reported, and the first error is thrown. Finally
    /// `awakeFromNib()` is called on each object.
    func finish() throws(NibError) {
        let variations = NibVariations(self)
        setAttributes()
        activateConstraints(variations)
        variations.begin()
        connect()
        reportUnknownAttributes()
        if let first = errors.first { throw first }
        // A call of `awakeFromNib()` may load another nib, which has its own session.
        for object in pending.objectsToAwake {
            if let responder = object as? UIResponder { responder.awakeFromNib() } else { (object as? any NibAwakening)?.awakeFromNib() }
        }
        pending = DeferredNibWork()
        objects = [:]
        guides = [:]
    }
}

extension UIView {
    /// Returns the guide that nibs name by a key.
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

/// An object that is not a responder, and is notified when its nib has been loaded.
///
/// Views and controllers override `awakeFromNib()`; other subclasses of `NSObject` conform to this protocol.
///
/// > Difference from Apple: On iOS `awakeFromNib()` is a method of every `NSObject`.
@MainActor public protocol NibAwakening: NSObject {
    /// Called after all objects of the nib were created and connected.
    func awakeFromNib()
}
