import UIKitEngines

/// The elements that are not objects, with their attributes: those that are read, and those that have no visible
/// effect.
///
/// Objects are described by their tables. Unknown elements and attributes are skipped with a report.
@MainActor enum NonObjectElements {
    static let attributesByElement: [String: Set<String>] = parse(values + connections + containers).merging(parse(reportedByReaders)) {
        $0.union($1)
    }
    /// The elements whose readers report unknown attributes.
    static let checkedByReaders = Set(parse(reportedByReaders).keys)

    private static func parse(_ text: String) -> [String: Set<String>] {
        var result: [String: Set<String>] = [:]
        for line in text.split(separator: "\n") {
            let tokens = line.split { $0 == ":" || $0 == " " }.map(String.init)
            if let name = tokens.first { result[name] = Set(tokens.dropFirst()) }
        }
        return result
    }

    /// Numbers, geometry, styles and text. Each may be the value of a `key`.
    private static let values = """
        rect: key x y width height
        frame: key minX minY maxX maxY width height
        size: key width height
        point: key x y
        inset: key minX minY maxX maxY
        edgeInsets: key top left bottom right
        directionalEdgeInsets: key top leading bottom trailing
        offsetWrapper: key horizontal vertical
        autoresizingMask: key flexibleMinX widthSizable flexibleMaxX flexibleMinY heightSizable flexibleMaxY
        extendedEdge: key top left bottom right
        rectEdge: key top left bottom right
        popoverArrowDirection: key up down left right
        swipeGestureRecognizerDirection: key up down left right
        color: key red green blue white alpha colorSpace customColorSpace name catalog systemColor cocoaTouchSystemColor \
        xcode11CocoaTouchSystemColor
        fontDescription: key name family pointSize size type style weight metaFont
        font: key name family pointSize size type style weight metaFont
        imageReference: key image catalog symbolScale scale pointSize weight renderingMode
        preferredSymbolConfiguration: key configurationType pointSize scale symbolScale weight
        paragraphStyle: key alignment lineBreakMode baseWritingDirection lineSpacing paragraphSpacing paragraphSpacingBefore \
        firstLineHeadIndent headIndent tailIndent minimumLineHeight maximumLineHeight lineHeightMultiple hyphenationFactor \
        defaultTabInterval allowsDefaultTighteningForTruncation tighteningFactorForTruncation
        blurEffect: key style
        string: key id base64-UTF8
        mutableString: key id base64-UTF8
        attributedString: key id
        fragment: id content
        url: key string
        integer: key value
        real: key value
        bool: key value
        nil: key name
        date: key timeIntervalSinceReferenceDate
        timeZone: key name
        data: key
        dataDetectorType: key none all phoneNumber link address calendarEvent
        value: key type width height x y location length
        """ + "\n"

    private static let connections = """
        outlet: id property destination appends
        outletCollection: id property destination appends collectionClass
        action: id selector destination eventType
        segue: id key destination kind relationship identifier destinationCreationSelector unwindAction modalPresentationStyle \
        modalTransitionStyle customClass customModule customModuleProvider inheritsFrom animates trigger popoverAnchorView popoverAnchorBarButtonItem
        constraint: id firstItem firstAttribute secondItem secondAttribute relation constant multiplier priority identifier placeholder \
        symbolic symbolType type userLabel
        viewLayoutGuide: id key
        keyboardLayoutGuide: id key
        viewControllerLayoutGuide: id type
        include: reference
        exclude: reference
        mask: key
        userDefinedRuntimeAttribute: type keyPath value catalog
        placeholder: id placeholderIdentifier customClass customModule customModuleProvider userLabel sceneMemberID
        exit: id userLabel sceneMemberID
        viewControllerPlaceholder: id key storyboardName bundleIdentifier referencedIdentifier storyboardIdentifier userLabel sceneMemberID customClass \
        customModule customModuleProvider
        """ + "\n"

    /// Lists of other elements, and elements that only the editor uses.
    private static let containers = """
        objects
        scenes
        scene: sceneID
        subviews: key
        constraints
        connections
        gestureRecognizers
        layoutGuides
        userDefinedRuntimeAttributes
        items
        cells
        sections
        prototypes
        segments
        toolbarItems
        leftBarButtonItems
        rightBarButtonItems
        scopeButtonTitles
        viewControllers
        children
        attributes
        array: key
        mutableArray: key
        tableViewSection: id headerTitle footerTitle colorLabel userLabel
        segment: title width image catalog enabled
        menu: id key title image catalog
        command: id title image catalog
        vibrancyEffect: key
        animations
        simulatedScreenMetrics: key type
        simulatedStatusBarMetrics: key statusBarStyle
        simulatedNavigationBarMetrics: key prompted translucent barStyle
        simulatedToolbarMetrics: key translucent barStyle
        freeformSimulatedSizeMetrics: key
        accessibilityOverrides: dynamicTypePreference
        designables
        designable: name
        device: id orientation appearance layout
        adaptation: id
        dependencies
        deployment: identifier version
        plugIn: identifier version
        capability: name minToolsVersion
        customFonts: key
        resources
        image: name width height
        namedColor: name
        systemColor: name
        """

    private static let reportedByReaders = """
        accessibility: key identifier label hint
        accessibilityTraits: key none button link image selected playsSound keyboardKey staticText summaryElement notEnabled \
        updatesFrequently searchField startsMediaSession startsMedia adjustable allowsDirectInteraction causesPageTurn header
        textInputTraits: key autocapitalizationType autocorrectionType spellCheckingType keyboardType keyboardAppearance returnKeyType \
        enablesReturnKeyAutomatically secureTextEntry textContentType smartDashesType smartQuotesType smartInsertDeleteType
        state: key title image backgroundImage catalog
        buttonConfiguration: key style title subtitle image catalog imagePadding titlePadding imagePlacement cornerStyle buttonSize \
        titleAlignment showsActivityIndicator macIdiomStyle
        backgroundConfiguration: key cornerRadius strokeWidth strokeOutset image catalog imageContentMode
        listContentConfiguration: key text secondaryText image catalog
        navigationBarAppearance: key catalog backgroundImage shadowImage backgroundImageContentMode
        toolbarAppearance: key catalog backgroundImage shadowImage backgroundImageContentMode
        tabBarAppearance: key catalog backgroundImage shadowImage backgroundImageContentMode
        textAttributes: key
        variation: key constant spacing axis distribution
        """ + "\n"
}

extension NibSession {
    /// Reports the unknown attributes of values, once per file.
    func reportUnknownAttributes() {
        guard source.beginFirstCheck() else { return }
        var stack = document.root.children.filter { $0.name == "objects" || $0.name == "scenes" }
        while let element = stack.popLast() {
            guard let knownAttributes = NonObjectElements.attributesByElement[element.name] else {
                // An unknown element has been reported together with its descendants.
                if NibSchema.kinds[element.name] != nil { stack += element.children }
                continue
            }
            stack += element.children
            if NonObjectElements.checkedByReaders.contains(element.name) { continue }
            for attribute in element.attributes where !knownAttributes.contains(attribute.name) {
                skip(element, attribute.name, why: "a \(element.name) has no such part here")
            }
        }
    }
}
