extension NibValue {
    var size: CGSize? { element.map { _ in CGSize(width: number("width"), height: number("height")) } }

    var point: CGPoint? { element.map { _ in CGPoint(x: number("x"), y: number("y")) } }

    var rect: CGRect? {
        element.map { _ in CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height")) }
    }

    /// The insets. An `<inset>` element specifies ranges, an `<edgeInsets>` element specifies edges by name.
    var insets: UIEdgeInsets? {
        guard let element else { return nil }
        if element.name == "inset" {
            return UIEdgeInsets(top: number("minY"), left: number("minX"), bottom: number("maxY"), right: number("maxX"))
        }
        return UIEdgeInsets(top: number("top"), left: number("left"), bottom: number("bottom"), right: number("right"))
    }

    var directionalInsets: NSDirectionalEdgeInsets? {
        guard let element else { return nil }
        if element.name == "inset" {
            return NSDirectionalEdgeInsets(top: number("minY"), leading: number("minX"), bottom: number("maxY"), trailing: number("maxX"))
        }
        return NSDirectionalEdgeInsets(
            top: number("top"), leading: number("leading"), bottom: number("bottom"), trailing: number("trailing"))
    }

    var offset: UIOffset? { element.map { _ in UIOffset(horizontal: number("horizontal"), vertical: number("vertical")) } }

    /// The edges that the element names.
    var edges: UIRectEdge? {
        guard let element else { return nil }
        let names: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
        var edges: UIRectEdge = []
        for (name, edge) in names where element[name] == "YES" { edges.insert(edge) }
        return edges
    }

    var autoresizing: UIView.AutoresizingMask? {
        guard let element else { return nil }
        let names: [(String, UIView.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
            ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        var mask: UIView.AutoresizingMask = []
        for (name, part) in names where element[name] == "YES" { mask.insert(part) }
        return mask
    }
}
