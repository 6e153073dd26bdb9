/// Nibs with one of each kind of element in real files.
extension NibFixture {
    /// Views, controls, lists, recognizers and their values.
    nonisolated static let everyKind = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES">
        <accessibilityOverrides dynamicTypePreference="7"/>
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" layoutMarginsFollowReadableWidth="YES" id="v">
        <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
        <label opaque="NO" text="Words" textAlignment="natural" adjustsLetterSpacingToFitWidth="YES" id="l1">
        <rect key="frame" x="20" y="20" width="200" height="21"/><fontDescription key="fontDescription" type="system" pointSize="17"/>
        <color key="textColor" systemColor="labelColor"/><accessibility key="accessibilityConfiguration" hint="h" label="Read">
        <accessibilityTraits key="traits" staticText="YES" header="YES"/><bool key="isElement" value="YES"/></accessibility>
        <attributedString key="userComments"><fragment content="note"/></attributedString></label>
        <label id="l2"><attributedString key="attributedText"><fragment content="Bold"><attributes>
        <font key="NSFont" size="12" name="Inter"/><paragraphStyle key="NSParagraphStyle" alignment="center"/>
        <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/></attributes></fragment></attributedString></label>
        <button buttonType="system" lineBreakMode="middleTruncation" id="b1"><state key="normal" title="Go"><color key="titleColor" white="0"/></state>
        <state key="highlighted" title="Went"/><state key="selected" title="Gone"/><state key="disabled" title="No"/>
        <connections><action selector="save:" destination="-1" eventType="touchUpInside" id="a1"/></connections></button>
        <button showsMenuAsPrimaryAction="YES" id="b2"><buttonConfiguration key="configuration" style="filled" title="More" imagePadding="4">
        <fontDescription key="titleFontDescription" type="boldSystem" pointSize="20"/><color key="baseBackgroundColor" systemColor="systemRedColor"/>
        <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="large"/></buttonConfiguration>
        <menu key="menu" title="Menu" id="m"><children><command title="One" id="m1"/><menu title="Sub" id="m2"><children>
        <command title="Two" id="m3"><connections><action selector="save:" destination="-1" id="a2"/></connections></command></children></menu>
        </children></menu></button>
        <textField borderStyle="roundedRect" placeholder="Name" id="t1"><textInputTraits key="textInputTraits" returnKeyType="done"/></textField>
        <textView editable="NO" text="Long" keyboardDismissMode="onDrag" id="t2"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></textView>
        <slider value="0.5" minValue="0.0" maxValue="1" id="s1"/><switch on="YES" id="s2"/><stepper maximumValue="9" value="3" id="s3"/>
        <segmentedControl selectedSegmentIndex="1" id="s4"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
        <pageControl numberOfPages="3" currentPage="1" id="s5"/><progressView progress="0.25" id="s6"/>
        <activityIndicatorView style="medium" animating="YES" id="s7"/><imageView image="star" catalog="system" id="i1"/>
        <searchBar placeholder="Find" showsCancelButton="YES" id="sb"><scopeButtonTitles><string>All</string></scopeButtonTitles></searchBar>
        <pickerView id="pk"><connections><outlet property="delegate" destination="-1" id="o9"/></connections></pickerView>
        <visualEffectView id="ve"><view key="contentView" id="vec"><subviews><view id="inner"/></subviews></view><blurEffect style="regular"/></visualEffectView>
        <stackView axis="vertical" spacing="8" alignment="center" distribution="fillEqually" id="st"><subviews><view id="x1"/><view id="x2"/></subviews></stackView>
        <scrollView minimumZoomScale="0.5" maximumZoomScale="4" id="sc"><viewLayoutGuide key="contentLayoutGuide" id="g1"/></scrollView>
        <tableView style="grouped" rowHeight="-1" id="tv"><prototypes><tableViewCell reuseIdentifier="c" style="IBUITableViewCellStyleSubtitle"
        textLabel="tl" detailTextLabel="dl" id="tc"><tableViewCellContentView key="contentView" tableViewCell="tc" id="tcc"><subviews>
        <label text="T" id="tl"/><label text="D" id="dl"/></subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
        <collectionView id="cv"><collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" id="fl"><size key="itemSize" width="50" height="50"/>
        <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="c" id="cc">
        <view key="contentView" id="ccv"/></collectionViewCell></cells><collectionReusableView key="sectionHeaderView" reuseIdentifier="h" id="rv"/></collectionView>
        <navigationBar id="nb"><textAttributes key="titleTextAttributes"><color key="textColor" white="1"/></textAttributes>
        <navigationBarAppearance key="standardAppearance"><color key="backgroundColor" systemColor="systemGray4Color"/></navigationBarAppearance>
        <items><navigationItem title="T" id="ni"><barButtonItem key="leftBarButtonItem" systemItem="add" id="bi"/></navigationItem></items></navigationBar>
        <toolbar id="tb"><items><barButtonItem title="Do" id="bj"/></items></toolbar>
        <tabBar id="ta"><items><tabBarItem title="One" id="ti"><offsetWrapper key="titlePositionAdjustment" horizontal="0.0" vertical="-4"/></tabBarItem></items></tabBar>
        </subviews>
        <viewLayoutGuide key="safeArea" id="sa"/><keyboardLayoutGuide key="keyboard" id="kg"/>
        <gestureRecognizers/>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="4"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        <constraints>
        <constraint firstItem="l1" firstAttribute="leading" secondItem="sa" secondAttribute="leading" constant="8" id="c1"/>
        <constraint firstItem="l2" firstAttribute="top" secondItem="l1" secondAttribute="bottom" constant="8" priority="750" id="c2"/>
        <constraint firstItem="t2" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="c3"/>
        <constraint firstItem="t2" firstAttribute="width" secondItem="t2" secondAttribute="height" multiplier="16:9" id="c4"/>
        <constraint firstItem="kg" firstAttribute="top" secondItem="t2" secondAttribute="bottom" id="c5"/></constraints>
        <variation key="default"><mask key="constraints"><exclude reference="c2"/></mask></variation>
        <variation key="widthClass=compact"><mask key="constraints"><include reference="c2"/></mask></variation>
        <connections><outletCollection property="gestureRecognizers" destination="gr" id="gc"/></connections>
        </view>
        <tapGestureRecognizer id="gr"/><pongPressGestureRecognizer minimumPressDuration="1" id="gp"/><panGestureRecognizer minimumNumberOfTouches="1" id="gq"/>
        <customObject id="co"/>
        </objects>
        </document>
        """

    /// Screens of all classes, their relations and segues.
    nonisolated static let everyController = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="tabs">
        <scenes>
        <scene sceneID="s1"><objects><tabBarController storyboardIdentifier="tabs" id="tabs" sceneMemberID="viewController">
        <tabBar key="tabBar" id="tb"/><connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>
        <segue destination="pages" kind="relationship" relationship="viewControllers" id="r2"/></connections></tabBarController></objects></scene>
        <scene sceneID="s2"><objects><navigationController id="nav" sceneMemberID="viewController">
        <navigationBar key="navigationBar" largeTitles="YES" id="nb"/><toolbar key="toolbar" id="tl"/>
        <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r3"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="s3"><objects><tableViewController id="list" sceneMemberID="viewController">
        <tableView key="view" style="plain" id="tv"><prototypes><tableViewCell reuseIdentifier="c" id="c"><connections>
        <segue destination="show" kind="show" identifier="go" id="g1"/></connections></tableViewCell></prototypes>
        <sections><tableViewSection headerTitle="H" footerTitle="F" id="ts"><cells><tableViewCell id="sc"/></cells></tableViewSection></sections>
        <connections><outlet property="dataSource" destination="list" id="d1"/><outlet property="delegate" destination="list" id="d2"/></connections>
        </tableView><navigationItem key="navigationItem" title="List" id="ni"><barButtonItem key="rightBarButtonItem" systemItem="add" id="bi">
        <connections><segue destination="show" kind="presentation" modalPresentationStyle="formSheet" id="g2"/></connections></barButtonItem>
        </navigationItem><refreshControl key="refreshControl" id="rc"/></tableViewController></objects></scene>
        <scene sceneID="s4"><objects><viewController id="show" sceneMemberID="viewController">
        <layoutGuides><viewControllerLayoutGuide type="top" id="lt"/><viewControllerLayoutGuide type="bottom" id="lb"/></layoutGuides>
        <view key="view" id="sv"><subviews><containerView id="box"><connections><segue destination="grid" kind="embed" id="g3"/></connections>
        </containerView><button id="bt"><connections><segue destination="ex" kind="unwind" unwindAction="unwindToList:" id="g4"/>
        <segue destination="grid" kind="popoverPresentation" id="g5"><popoverArrowDirection key="popoverArrowDirection" up="YES"/></segue>
        </connections></button></subviews><constraints>
        <constraint firstItem="box" firstAttribute="top" secondItem="lt" secondAttribute="bottom" id="c1"/></constraints></view>
        <extendedEdge key="edgesForExtendedLayout" top="YES"/></viewController><exit id="ex" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene>
        <scene sceneID="s5"><objects><collectionViewController id="grid" sceneMemberID="viewController">
        <collectionView key="view" id="cv"><collectionViewFlowLayout key="collectionViewLayout" id="fl"/><cells>
        <collectionViewCell reuseIdentifier="c" id="cc"/></cells></collectionView></collectionViewController></objects></scene>
        <scene sceneID="s6"><objects><pageViewController transitionStyle="scroll" navigationOrientation="vertical" pageSpacing="12" id="pages"
        sceneMemberID="viewController"><tabBarItem key="tabBarItem" title="Pages" id="ti"/></pageViewController></objects></scene>
        <scene sceneID="s7"><objects><splitViewController id="split" sceneMemberID="viewController"><connections>
        <segue destination="list" kind="relationship" relationship="masterViewController" id="r4"/>
        <segue destination="show" kind="relationship" relationship="detailViewController" id="r5"/></connections></splitViewController>
        </objects></scene>
        <scene sceneID="s8"><objects><viewControllerPlaceholder storyboardName="Nowhere" id="ref" sceneMemberID="viewController"/></objects></scene>
        </scenes>
        </document>
        """
}
