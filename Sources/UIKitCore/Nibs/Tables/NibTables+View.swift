import UIKitEngines

/// The tables of the classes in nibs.
@MainActor enum NibTables {
    static let view = NibTable<UIView> { table in
        describeGeometry(table)
        describeStyle(table)
        describeParts(table)
        table.outlet("mask") { (view, mask: UIView) in view.mask = mask }
        table.outlet("gestureRecognizers") { (view, recognizer: UIGestureRecognizer) in view.addGestureRecognizer(recognizer) }
    }

    private static func describeGeometry(_ table: NibTable<UIView>) {
        table.property("frame") { if let frame = $1.rect { $0.frame = frame } }
        // Older files specify edges instead of an origin. If only the far edges are specified, the near edges are 0.
        table.property("frameInset") { view, value in
            guard let element = value.element, element["width"] != nil, element["height"] != nil else { return }
            view.frame = CGRect(
                x: value.number("minX"), y: value.number("minY"), width: value.number("width"), height: value.number("height"))
        }
        table.property("bounds") { if let bounds = $1.rect { $0.bounds = bounds } }
        table.property("autoresizingMask") { if let mask = $1.autoresizing { $0.autoresizingMask = mask } }
        table.bool("translatesAutoresizingMaskIntoConstraints") { $0.translatesAutoresizingMaskIntoConstraints = $1 }
        table.bool("autoresizesSubviews") { $0.autoresizesSubviews = $1 }
        table.priority("horizontalHuggingPriority") { $0.setContentHuggingPriority($1, for: .horizontal) }
        table.priority("verticalHuggingPriority") { $0.setContentHuggingPriority($1, for: .vertical) }
        table.priority("horizontalCompressionResistancePriority") {
            $0.setContentCompressionResistancePriority($1, for: .horizontal)
        }
        table.priority("verticalCompressionResistancePriority") {
            $0.setContentCompressionResistancePriority($1, for: .vertical)
        }
        table.insets("layoutMargins") { $0.layoutMargins = $1 }
        table.property("directionalLayoutMargins") { if let margins = $1.directionalInsets { $0.directionalLayoutMargins = margins } }
        table.bool("preservesSuperviewLayoutMargins") { $0.preservesSuperviewLayoutMargins = $1 }
        table.bool("insetsLayoutMarginsFromSafeArea") { $0.insetsLayoutMarginsFromSafeArea = $1 }
    }

    private static func describeStyle(_ table: NibTable<UIView>) {
        table.bool("opaque") { $0.isOpaque = $1 }
        table.bool("hidden") { $0.isHidden = $1 }
        table.bool("clipsSubviews") { $0.clipsToBounds = $1 }
        table.bool("clipsToBounds") { $0.clipsToBounds = $1 }
        table.bool("userInteractionEnabled") { $0.isUserInteractionEnabled = $1 }
        table.bool("multipleTouchEnabled") { $0.isMultipleTouchEnabled = $1 }
        table.bool("exclusiveTouch") { $0.isExclusiveTouch = $1 }
        table.number("alpha") { $0.alpha = $1 }
        table.integer("tag") { $0.tag = $1 }
        table.choice("contentMode", contentModes) { $0.contentMode = $1 }
        table.color("backgroundColor") { $0.backgroundColor = $1 }
        table.color("tintColor") { $0.tintColor = $1 }
        table.choice("semanticContentAttribute", semantics) { $0.semanticContentAttribute = $1 }
        table.property("accessibilityConfiguration") { if let element = $1.element { readAccessibility(element, $0, $1.session) } }
        table.unlocalizedString("restorationIdentifier") { $0.restorationIdentifier = $1 }
        table.unlocalizedString("accessibilityIdentifier") { $0.accessibilityIdentifier = $1 }
        table.string("accessibilityLabel") { $0.accessibilityLabel = $1 }
        table.string("accessibilityHint") { $0.accessibilityHint = $1 }
        table.string("accessibilityValue") { $0.accessibilityValue = $1 }
        table.bool("isAccessibilityElement") { $0.isAccessibilityElement = $1 }
        table.bool("clearsContextBeforeDrawing") { $0.clearsContextBeforeDrawing = $1 }
        table.ignore("contentStretch")
        table.ignore(
            "id", "key", "customClass", "customModule", "customModuleProvider", "sceneMemberID", "userLabel", "colorLabel", "ambiguous")
        table.ignore("misplaced", "verifyAmbiguity", "fixedFrame", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight")
        table.ignore("simulatedAppContext", "simulatedOrientationMetrics", "simulatedStatusBarMetrics", "simulatedTopBarMetrics")
        table.ignore("simulatedBottomBarMetrics", "simulatedDestinationMetrics", "freeformSize", "customSize", "intrinsicContentSize")
        table.ignore("simulatedNavigationBarMetrics", "simulatedToolbarMetrics", "translatesConstraints", "designTime")
    }

    private static func describeParts(_ table: NibTable<UIView>) {
        table.part("subviews") { $2.addSubviews($1, to: $0) }
        table.part("constraints") { $2.deferConstraints($1, of: $0) }
        table.part("connections") { $2.deferConnections($1, of: $0) }
        table.part("gestureRecognizers") { view, element, session in
            for child in element.children {
                if let recognizer = session.make(child) as? UIGestureRecognizer { view.addGestureRecognizer(recognizer) }
            }
        }
        table.part("viewLayoutGuide") { $2.registerGuide($1, of: $0) }
        table.part("keyboardLayoutGuide") { $2.registerGuide($1, of: $0) }
        table.property("layoutMarginsFollowReadableWidth") {
            if $1.bool == true { $1.session.viewsFollowingReadableWidth.insert(ObjectIdentifier($0)) }
        }
        table.part("userDefinedRuntimeAttributes") { $2.deferAttributes($1, of: $0) }
        table.part("variation") { $2.deferVariation($1, of: $0) }
        // Masks are evaluated when the views and constraints are read.
        table.ignoreParts(
            "mask", "layoutGuides", "animations", "color", "point", "designable", "rulerGuides", "edgeInsets", "attributedString",
            "userGuides")
    }

    static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "redraw": .redraw,
        "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
        "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
        // This is the spelling in files of early versions.
        "TopLeft": .topLeft, "TopRight": .topRight, "BottomLeft": .bottomLeft, "BottomRight": .bottomRight,
    ]

    static let semantics: [String: UISemanticContentAttribute] = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
        "forceRightToLeft": .forceRightToLeft,
    ]

    static let cellContent = NibTable<UIView> { table in
        table.ignore("tableViewCell", "collectionViewCell")
    }

    /// The table for objects of an app's classes.
    static let object = NibTable<NSObject> { table in
        table.part("connections") { $2.deferConnections($1, of: $0) }
        table.part("userDefinedRuntimeAttributes") { $2.deferAttributes($1, of: $0) }
        table.ignore("id", "userLabel", "customClass", "customModule", "customModuleProvider", "sceneMemberID", "colorLabel")
    }

    static let window = NibTable<UIWindow> { table in
        table.ignore("visibleAtLaunch", "resizesToFullScreen")
        table.outlet("rootViewController") { (window, controller: UIViewController) in window.rootViewController = controller }
    }
}
