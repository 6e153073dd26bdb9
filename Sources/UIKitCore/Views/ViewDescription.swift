/// Composes the description of a view in UIKit's form.
///
/// For example `<UIView: 0x7f…; frame = (0 0; 100 50); layer = <CALayer: 0x7f…>>`. Default values are omitted.
@MainActor enum ViewDescription {
    static func text(_ view: UIView) -> String {
        var parts = [name(view), "frame = \(text(view.frame))"]
        if let label = view as? UILabel, let text = label.text { parts.append("text = '\(text)'") }
        if let field = view as? UITextField { parts.append("text = '\(field.text ?? "")'") }
        if let textView = view as? UITextView { parts.append("text = '\(textView.text ?? "")'") }
        if !view.transform.isIdentity { parts.append("transform = \(text(view.transform))") }
        if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
        if view.isHidden { parts.append("hidden = YES") }
        if view.clipsToBounds { parts.append("clipsToBounds = YES") }
        if !view.autoresizingMask.isEmpty { parts.append("autoresize = \(text(view.autoresizingMask))") }
        if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if view.tag != 0 { parts.append("tag = \(view.tag)") }
        if let color = view.backgroundColor { parts.append("backgroundColor = \(color)") }
        parts.append("layer = <\(name(view.layer))>")
        return "<" + (parts + scrollViewParts(view)).joined(separator: "; ") + ">"
    }

    private static func scrollViewParts(_ view: UIView) -> [String] {
        guard let scrollView = view as? UIScrollView else { return [] }
        var parts = [
            "contentOffset: \(text(scrollView.contentOffset))", "contentSize: \(text(scrollView.contentSize))",
            "adjustedContentInset: \(text(scrollView.adjustedContentInset))",
        ]
        if let table = scrollView as? UITableView { parts.append("dataSource: \(text(table.dataSource))") }
        if let collection = scrollView as? UICollectionView {
            parts.append("layout: <\(name(collection.collectionViewLayout))>")
            parts.append("dataSource: \(text(collection.dataSource))")
        }
        return parts
    }

    /// Returns a class name and an address. Names of an app's classes include their module.
    static func name(_ object: AnyObject) -> String {
        let objectClass: AnyClass = type(of: object)
        let qualifiedName = String(reflecting: objectClass)
        let isFrameworkClass = ["UIKitCore.", "QuartzCore.", "MapKit.", "Caret."].contains { qualifiedName.hasPrefix($0) }
        // The qualified name of a private class contains the address of its scope.
        let name = isFrameworkClass || qualifiedName.contains("(") ? String(describing: objectClass) : qualifiedName
        return "\(name): 0x\(String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16))"
    }

    private static func text(_ object: Any?) -> String { object.map { "<\(name($0 as AnyObject))>" } ?? "nil" }

    private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

    private static func text(_ point: CGPoint) -> String { "{\(number(point.x)), \(number(point.y))}" }

    private static func text(_ size: CGSize) -> String { "{\(number(size.width)), \(number(size.height))}" }

    private static func text(_ insets: UIEdgeInsets) -> String {
        "{\([insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: ", "))}"
    }

    private static func text(_ rect: CGRect) -> String {
        "(\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height)))"
    }

    private static func text(_ transform: CGAffineTransform) -> String {
        "[\([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(number).joined(separator: ", "))]"
    }

    private static func text(_ mask: UIView.AutoresizingMask) -> String {
        let names: [(part: UIView.AutoresizingMask, name: String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
            (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { mask.contains($0.part) }.map(\.name).joined(separator: "+")
    }
}
