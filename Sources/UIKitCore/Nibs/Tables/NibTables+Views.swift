import UIKitEngines

extension NibTables {
    static let imageView = NibTable<UIImageView> { table in
        table.image("image") { $0.image = $1 }
        table.image("highlightedImage") { $0.highlightedImage = $1 }
        table.bool("highlighted") { $0.isHighlighted = $1 }
        table.bool("adjustsImageSizeForAccessibilityContentSizeCategory") { $0.adjustsImageSizeForAccessibilityContentSizeCategory = $1 }
        table.property("preferredSymbolConfiguration") {
            $0.preferredSymbolConfiguration = $1.element.flatMap { NibValue.symbolConfiguration($0) }
        }
        table.ignore("catalog")
    }

    static let stack = NibTable<UIStackView> { table in
        table.choice("axis", ["horizontal": .horizontal, "vertical": .vertical]) { $0.axis = $1 }
        table.choice("distribution", distributions) { $0.distribution = $1 }
        table.choice("alignment", alignments) { $0.alignment = $1 }
        table.number("spacing") { $0.spacing = $1 }
        table.bool("baselineRelativeArrangement") { $0.isBaselineRelativeArrangement = $1 }
        table.bool("layoutMarginsRelativeArrangement") { $0.isLayoutMarginsRelativeArrangement = $1 }
        table.property("spacingType") { stack, value in if value.text == "standard" { stack.spacing = UIStackView.spacingUseSystem } }
        table.finish { stack, _, _ in for view in stack.subviews { stack.addArrangedSubview(view) } }
    }

    private static let distributions: [String: UIStackView.Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
        "equalCentering": .equalCentering,
    ]

    private static let alignments: [String: UIStackView.Alignment] = [
        "fill": .fill, "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline, "center": .center, "trailing": .trailing,
        "bottom": .trailing, "lastBaseline": .lastBaseline,
    ]

    static let effectView = NibTable<UIVisualEffectView> { table in
        table.part("blurEffect") { $0.effect = blur($1, $2) }
        table.part("vibrancyEffect") { view, element, session in
            view.effect = element.child("blurEffect").flatMap { blur($0, session) }.map { UIVibrancyEffect(blurEffect: $0) }
        }
        table.property("contentView") { $1.fill($0.contentView) }
    }

    static func blur(_ element: NibElement, _ session: NibSession) -> UIBlurEffect? {
        let name = element["style"] ?? "regular"
        return NibValue(name: "style", text: name, element: nil, ownerElement: element, session: session).choice(blurs).map {
            UIBlurEffect(style: $0)
        }
    }

    private static let blurs: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
        "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight, "systemThinMaterialLight": .systemThinMaterialLight,
        "systemMaterialLight": .systemMaterialLight, "systemThickMaterialLight": .systemThickMaterialLight,
        "systemChromeMaterialLight": .systemChromeMaterialLight, "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark, "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]

    static let recognizer = NibTable<UIGestureRecognizer> { table in
        table.bool("enabled") { $0.isEnabled = $1 }
        table.bool("cancelsTouchesInView") { $0.cancelsTouchesInView = $1 }
        table.bool("delaysTouchesBegan") { $0.delaysTouchesBegan = $1 }
        table.bool("delaysTouchesEnded") { $0.delaysTouchesEnded = $1 }
        table.part("connections") { $2.deferConnections($1, of: $0) }
        table.part("userDefinedRuntimeAttributes") { $2.deferAttributes($1, of: $0) }
        table.outlet("delegate") { (recognizer, delegate: any UIGestureRecognizerDelegate) in recognizer.delegate = delegate }
        table.ignore("id", "userLabel", "customClass", "customModule", "customModuleProvider")
    }

    static let tap = NibTable<UITapGestureRecognizer> { table in
        table.integer("numberOfTapsRequired") { $0.numberOfTapsRequired = max(1, $1) }
        table.integer("numberOfTouchesRequired") { $0.numberOfTouchesRequired = max(1, $1) }
    }

    static let pan = NibTable<UIPanGestureRecognizer> { table in
        table.integer("minimumNumberOfTouches") { $0.minimumNumberOfTouches = max(1, $1) }
        table.integer("maximumNumberOfTouches") { if $1 > 0 { $0.maximumNumberOfTouches = $1 } }
    }

    static let swipe = NibTable<UISwipeGestureRecognizer> { table in
        table.choice("direction", ["right": .right, "left": .left, "up": .up, "down": .down]) { $0.direction = $1 }
        table.integer("numberOfTouchesRequired") { $0.numberOfTouchesRequired = max(1, $1) }
        table.part("swipeGestureRecognizerDirection") { recognizer, element, _ in
            let names: [(String, UISwipeGestureRecognizer.Direction)] = [("right", .right), ("left", .left), ("up", .up), ("down", .down)]
            var combined: UISwipeGestureRecognizer.Direction = []
            for (name, direction) in names where element[name] == "YES" { combined.insert(direction) }
            recognizer.direction = combined
        }
    }

    static let pinch = NibTable<UIPinchGestureRecognizer> { table in
        table.number("scale") { $0.scale = $1 }
    }

    static let rotation = NibTable<UIRotationGestureRecognizer> { table in
        table.number("rotationInRadians") { $0.rotation = $1 }
    }

    static let longPress = NibTable<UILongPressGestureRecognizer> { table in
        table.number("minimumPressDuration") { $0.minimumPressDuration = TimeInterval($1) }
        table.number("allowableMovement") { $0.allowableMovement = $1 }
        table.integer("numberOfTouchesRequired") { $0.numberOfTouchesRequired = max(1, $1) }
        table.integer("numberOfTapsRequired") { _, _ in }
    }

    static let edgePan = NibTable<UIScreenEdgePanGestureRecognizer> { table in
        table.part("rectEdge") { recognizer, element, session in
            let value = NibValue(name: "edges", text: "", element: element, ownerElement: element, session: session)
            recognizer.edges = value.edges ?? []
        }
    }
}
