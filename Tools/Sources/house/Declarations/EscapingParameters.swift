/// Closures that are non-escaping in Apple's headers.
enum EscapingParameters {
    /// The members, and the label of the closure.
    private static let nonescaping: [(symbol: String, label: String)] = [
        ("UICollectionView.performBatchUpdates(_:completion:)", "updates"), ("UITableView.performBatchUpdates(_:completion:)", "updates"),
        ("UIView.performWithoutAnimation(_:)", "actionsWithoutAnimation"), ("UITraitCollection.performAsCurrent(_:)", "actions"),
        ("UIGraphicsImageRenderer.image(actions:)", "actions"), ("UIGraphicsImageRenderer.pngData(actions:)", "actions"),
        ("UIGraphicsImageRenderer.jpegData(withCompressionQuality:actions:)", "actions"),
        ("UIGraphicsPDFRenderer.pdfData(actions:)", "actions"), ("UIGraphicsPDFRenderer.writePDF(to:withActions:)", "actions"),
        ("UIView.modifyAnimations(withRepeatCount:autoreverses:animations:)", "animations"),
    ]

    static func differences(in ours: SwiftDeclarations) -> [DeclarationDifference] {
        nonescaping.compactMap { symbol, label in
            let type = String(symbol.prefix { $0 != "." })
            let members = ours.types[type]?.members.filter { "\(type).\($0.name)" == symbol } ?? []
            // An optional closure always escapes, so one overload with a non-optional closure is sufficient.
            let isEscaping = members.allSatisfy { member in
                guard let start = member.text.firstRange(of: "\(label):") else { return false }
                let parameter = member.text[start.upperBound...]
                return parameter.prefix(40).contains("@escaping") || parameter.prefix(3).contains("((")
            }
            guard !members.isEmpty, isEscaping else { return nil }
            return .init(kind: .escaping, symbol: symbol, words: "Apple: does not escape; here: escapes")
        }
    }
}
