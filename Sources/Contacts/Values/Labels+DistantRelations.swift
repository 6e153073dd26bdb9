/// The label of a relation: cousin mothers sisters daughter.
public let CNLabelContactRelationCousinMothersSistersDaughter = "_$!<CousinMothersSistersDaughter>!$_"
/// The label of a relation: younger cousin mothers sisters daughter.
public let CNLabelContactRelationYoungerCousinMothersSistersDaughter = "_$!<YoungerCousinMothersSistersDaughter>!$_"
/// The label of a relation: elder cousin mothers sisters daughter.
public let CNLabelContactRelationElderCousinMothersSistersDaughter = "_$!<ElderCousinMothersSistersDaughter>!$_"
/// The label of a relation: cousin mothers sisters son.
public let CNLabelContactRelationCousinMothersSistersSon = "_$!<CousinMothersSistersSon>!$_"
/// The label of a relation: younger cousin mothers sisters son.
public let CNLabelContactRelationYoungerCousinMothersSistersSon = "_$!<YoungerCousinMothersSistersSon>!$_"
/// The label of a relation: elder cousin mothers sisters son.
public let CNLabelContactRelationElderCousinMothersSistersSon = "_$!<ElderCousinMothersSistersSon>!$_"
/// The label of a relation: cousin mothers brothers daughter.
public let CNLabelContactRelationCousinMothersBrothersDaughter = "_$!<CousinMothersBrothersDaughter>!$_"
/// The label of a relation: younger cousin mothers brothers daughter.
public let CNLabelContactRelationYoungerCousinMothersBrothersDaughter = "_$!<YoungerCousinMothersBrothersDaughter>!$_"
/// The label of a relation: elder cousin mothers brothers daughter.
public let CNLabelContactRelationElderCousinMothersBrothersDaughter = "_$!<ElderCousinMothersBrothersDaughter>!$_"
/// The label of a relation: cousin mothers brothers son.
public let CNLabelContactRelationCousinMothersBrothersSon = "_$!<CousinMothersBrothersSon>!$_"
/// The label of a relation: younger cousin mothers brothers son.
public let CNLabelContactRelationYoungerCousinMothersBrothersSon = "_$!<YoungerCousinMothersBrothersSon>!$_"
/// The label of a relation: elder cousin mothers brothers son.
public let CNLabelContactRelationElderCousinMothersBrothersSon = "_$!<ElderCousinMothersBrothersSon>!$_"
/// The label of a relation: cousin fathers sisters daughter.
public let CNLabelContactRelationCousinFathersSistersDaughter = "_$!<CousinFathersSistersDaughter>!$_"
/// The label of a relation: younger cousin fathers sisters daughter.
public let CNLabelContactRelationYoungerCousinFathersSistersDaughter = "_$!<YoungerCousinFathersSistersDaughter>!$_"
/// The label of a relation: elder cousin fathers sisters daughter.
public let CNLabelContactRelationElderCousinFathersSistersDaughter = "_$!<ElderCousinFathersSistersDaughter>!$_"
/// The label of a relation: cousin fathers sisters son.
public let CNLabelContactRelationCousinFathersSistersSon = "_$!<CousinFathersSistersSon>!$_"
/// The label of a relation: younger cousin fathers sisters son.
public let CNLabelContactRelationYoungerCousinFathersSistersSon = "_$!<YoungerCousinFathersSistersSon>!$_"
/// The label of a relation: elder cousin fathers sisters son.
public let CNLabelContactRelationElderCousinFathersSistersSon = "_$!<ElderCousinFathersSistersSon>!$_"
/// The label of a relation: cousin fathers brothers daughter.
public let CNLabelContactRelationCousinFathersBrothersDaughter = "_$!<CousinFathersBrothersDaughter>!$_"
/// The label of a relation: younger cousin fathers brothers daughter.
public let CNLabelContactRelationYoungerCousinFathersBrothersDaughter = "_$!<YoungerCousinFathersBrothersDaughter>!$_"
/// The label of a relation: elder cousin fathers brothers daughter.
public let CNLabelContactRelationElderCousinFathersBrothersDaughter = "_$!<ElderCousinFathersBrothersDaughter>!$_"
/// The label of a relation: cousin fathers brothers son.
public let CNLabelContactRelationCousinFathersBrothersSon = "_$!<CousinFathersBrothersSon>!$_"
/// The label of a relation: younger cousin fathers brothers son.
public let CNLabelContactRelationYoungerCousinFathersBrothersSon = "_$!<YoungerCousinFathersBrothersSon>!$_"
/// The label of a relation: elder cousin fathers brothers son.
public let CNLabelContactRelationElderCousinFathersBrothersSon = "_$!<ElderCousinFathersBrothersSon>!$_"
/// The label of a relation: cousin grandparents siblings child.
public let CNLabelContactRelationCousinGrandparentsSiblingsChild = "_$!<CousinGrandparentsSiblingsChild>!$_"
/// The label of a relation: cousin grandparents siblings daughter.
public let CNLabelContactRelationCousinGrandparentsSiblingsDaughter = "_$!<CousinGrandparentsSiblingsDaughter>!$_"
/// The label of a relation: cousin grandparents siblings son.
public let CNLabelContactRelationCousinGrandparentsSiblingsSon = "_$!<CousinGrandparentsSiblingsSon>!$_"
/// The label of a relation: younger cousin mothers siblings son or fathers sisters son.
public let CNLabelContactRelationYoungerCousinMothersSiblingsSonOrFathersSistersSon =
    "_$!<YoungerCousinMothersSiblingsSonOrFathersSistersSon>!$_"
/// The label of a relation: elder cousin mothers siblings son or fathers sisters son.
public let CNLabelContactRelationElderCousinMothersSiblingsSonOrFathersSistersSon =
    "_$!<ElderCousinMothersSiblingsSonOrFathersSistersSon>!$_"
/// The label of a relation: younger cousin mothers siblings daughter or fathers sisters daughter.
public let CNLabelContactRelationYoungerCousinMothersSiblingsDaughterOrFathersSistersDaughter =
    "_$!<YoungerCousinMothersSiblingsDaughterOrFathersSistersDaughter>!$_"
/// The label of a relation: elder cousin mothers siblings daughter or fathers sisters daughter.
public let CNLabelContactRelationElderCousinMothersSiblingsDaughterOrFathersSistersDaughter =
    "_$!<ElderCousinMothersSiblingsDaughterOrFathersSistersDaughter>!$_"
/// The label of a relation: parents sibling.
public let CNLabelContactRelationParentsSibling = "_$!<ParentsSibling>!$_"
/// The label of a relation: parents younger sibling.
public let CNLabelContactRelationParentsYoungerSibling = "_$!<ParentsYoungerSibling>!$_"
/// The label of a relation: parents elder sibling.
public let CNLabelContactRelationParentsElderSibling = "_$!<ParentsElderSibling>!$_"
/// The label of a relation: parents sibling mothers sibling.
public let CNLabelContactRelationParentsSiblingMothersSibling = "_$!<ParentsSiblingMothersSibling>!$_"
/// The label of a relation: parents sibling mothers younger sibling.
public let CNLabelContactRelationParentsSiblingMothersYoungerSibling = "_$!<ParentsSiblingMothersYoungerSibling>!$_"
/// The label of a relation: parents sibling mothers elder sibling.
public let CNLabelContactRelationParentsSiblingMothersElderSibling = "_$!<ParentsSiblingMothersElderSibling>!$_"
/// The label of a relation: parents sibling fathers sibling.
public let CNLabelContactRelationParentsSiblingFathersSibling = "_$!<ParentsSiblingFathersSibling>!$_"
/// The label of a relation: parents sibling fathers younger sibling.
public let CNLabelContactRelationParentsSiblingFathersYoungerSibling = "_$!<ParentsSiblingFathersYoungerSibling>!$_"
/// The label of a relation: parents sibling fathers elder sibling.
public let CNLabelContactRelationParentsSiblingFathersElderSibling = "_$!<ParentsSiblingFathersElderSibling>!$_"
/// The label of a relation: aunt.
public let CNLabelContactRelationAunt = "_$!<Aunt>!$_"
/// The label of a relation: aunt parents sister.
public let CNLabelContactRelationAuntParentsSister = "_$!<AuntParentsSister>!$_"
/// The label of a relation: aunt parents younger sister.
public let CNLabelContactRelationAuntParentsYoungerSister = "_$!<AuntParentsYoungerSister>!$_"
/// The label of a relation: aunt parents elder sister.
public let CNLabelContactRelationAuntParentsElderSister = "_$!<AuntParentsElderSister>!$_"
/// The label of a relation: aunt fathers sister.
public let CNLabelContactRelationAuntFathersSister = "_$!<AuntFathersSister>!$_"
/// The label of a relation: aunt fathers younger sister.
public let CNLabelContactRelationAuntFathersYoungerSister = "_$!<AuntFathersYoungerSister>!$_"
/// The label of a relation: aunt fathers elder sister.
public let CNLabelContactRelationAuntFathersElderSister = "_$!<AuntFathersElderSister>!$_"
/// The label of a relation: aunt fathers brothers wife.
public let CNLabelContactRelationAuntFathersBrothersWife = "_$!<AuntFathersBrothersWife>!$_"
/// The label of a relation: aunt fathers younger brothers wife.
public let CNLabelContactRelationAuntFathersYoungerBrothersWife = "_$!<AuntFathersYoungerBrothersWife>!$_"
/// The label of a relation: aunt fathers elder brothers wife.
public let CNLabelContactRelationAuntFathersElderBrothersWife = "_$!<AuntFathersElderBrothersWife>!$_"
/// The label of a relation: aunt mothers sister.
public let CNLabelContactRelationAuntMothersSister = "_$!<AuntMothersSister>!$_"
/// The label of a relation: aunt mothers younger sister.
public let CNLabelContactRelationAuntMothersYoungerSister = "_$!<AuntMothersYoungerSister>!$_"
/// The label of a relation: aunt mothers elder sister.
public let CNLabelContactRelationAuntMothersElderSister = "_$!<AuntMothersElderSister>!$_"
/// The label of a relation: aunt mothers brothers wife.
public let CNLabelContactRelationAuntMothersBrothersWife = "_$!<AuntMothersBrothersWife>!$_"
/// The label of a relation: grandaunt.
public let CNLabelContactRelationGrandaunt = "_$!<Grandaunt>!$_"
/// The label of a relation: uncle.
public let CNLabelContactRelationUncle = "_$!<Uncle>!$_"
/// The label of a relation: uncle parents brother.
public let CNLabelContactRelationUncleParentsBrother = "_$!<UncleParentsBrother>!$_"
/// The label of a relation: uncle parents younger brother.
public let CNLabelContactRelationUncleParentsYoungerBrother = "_$!<UncleParentsYoungerBrother>!$_"
/// The label of a relation: uncle parents elder brother.
public let CNLabelContactRelationUncleParentsElderBrother = "_$!<UncleParentsElderBrother>!$_"
/// The label of a relation: uncle mothers brother.
public let CNLabelContactRelationUncleMothersBrother = "_$!<UncleMothersBrother>!$_"
/// The label of a relation: uncle mothers younger brother.
public let CNLabelContactRelationUncleMothersYoungerBrother = "_$!<UncleMothersYoungerBrother>!$_"
/// The label of a relation: uncle mothers elder brother.
public let CNLabelContactRelationUncleMothersElderBrother = "_$!<UncleMothersElderBrother>!$_"
/// The label of a relation: uncle mothers sisters husband.
public let CNLabelContactRelationUncleMothersSistersHusband = "_$!<UncleMothersSistersHusband>!$_"
/// The label of a relation: uncle fathers brother.
public let CNLabelContactRelationUncleFathersBrother = "_$!<UncleFathersBrother>!$_"
/// The label of a relation: uncle fathers younger brother.
public let CNLabelContactRelationUncleFathersYoungerBrother = "_$!<UncleFathersYoungerBrother>!$_"
/// The label of a relation: uncle fathers elder brother.
public let CNLabelContactRelationUncleFathersElderBrother = "_$!<UncleFathersElderBrother>!$_"
/// The label of a relation: uncle fathers sisters husband.
public let CNLabelContactRelationUncleFathersSistersHusband = "_$!<UncleFathersSistersHusband>!$_"
/// The label of a relation: uncle fathers younger sisters husband.
public let CNLabelContactRelationUncleFathersYoungerSistersHusband = "_$!<UncleFathersYoungerSistersHusband>!$_"
/// The label of a relation: uncle fathers elder sisters husband.
public let CNLabelContactRelationUncleFathersElderSistersHusband = "_$!<UncleFathersElderSistersHusband>!$_"
/// The label of a relation: granduncle.
public let CNLabelContactRelationGranduncle = "_$!<Granduncle>!$_"
/// The label of a relation: siblings child.
public let CNLabelContactRelationSiblingsChild = "_$!<SiblingsChild>!$_"
/// The label of a relation: niece.
public let CNLabelContactRelationNiece = "_$!<Niece>!$_"
/// The label of a relation: niece sisters daughter.
public let CNLabelContactRelationNieceSistersDaughter = "_$!<NieceSistersDaughter>!$_"
/// The label of a relation: niece brothers daughter.
public let CNLabelContactRelationNieceBrothersDaughter = "_$!<NieceBrothersDaughter>!$_"
/// The label of a relation: niece sisters daughter or wifes siblings daughter.
public let CNLabelContactRelationNieceSistersDaughterOrWifesSiblingsDaughter = "_$!<NieceSistersDaughterOrWifesSiblingsDaughter>!$_"
/// The label of a relation: niece brothers daughter or husbands siblings daughter.
public let CNLabelContactRelationNieceBrothersDaughterOrHusbandsSiblingsDaughter = "_$!<NieceBrothersDaughterOrHusbandsSiblingsDaughter>!$_"
/// The label of a relation: nephew.
public let CNLabelContactRelationNephew = "_$!<Nephew>!$_"
/// The label of a relation: nephew sisters son.
public let CNLabelContactRelationNephewSistersSon = "_$!<NephewSistersSon>!$_"
/// The label of a relation: nephew brothers son.
public let CNLabelContactRelationNephewBrothersSon = "_$!<NephewBrothersSon>!$_"
/// The label of a relation: nephew brothers son or husbands siblings son.
public let CNLabelContactRelationNephewBrothersSonOrHusbandsSiblingsSon = "_$!<NephewBrothersSonOrHusbandsSiblingsSon>!$_"
/// The label of a relation: nephew sisters son or wifes siblings son.
public let CNLabelContactRelationNephewSistersSonOrWifesSiblingsSon = "_$!<NephewSistersSonOrWifesSiblingsSon>!$_"
/// The label of a relation: grandniece.
public let CNLabelContactRelationGrandniece = "_$!<Grandniece>!$_"
/// The label of a relation: grandniece sisters granddaughter.
public let CNLabelContactRelationGrandnieceSistersGranddaughter = "_$!<GrandnieceSistersGranddaughter>!$_"
/// The label of a relation: grandniece brothers granddaughter.
public let CNLabelContactRelationGrandnieceBrothersGranddaughter = "_$!<GrandnieceBrothersGranddaughter>!$_"
/// The label of a relation: grandnephew.
public let CNLabelContactRelationGrandnephew = "_$!<Grandnephew>!$_"
/// The label of a relation: grandnephew sisters grandson.
public let CNLabelContactRelationGrandnephewSistersGrandson = "_$!<GrandnephewSistersGrandson>!$_"
/// The label of a relation: grandnephew brothers grandson.
public let CNLabelContactRelationGrandnephewBrothersGrandson = "_$!<GrandnephewBrothersGrandson>!$_"
/// The label of a relation: stepparent.
public let CNLabelContactRelationStepparent = "_$!<Stepparent>!$_"
/// The label of a relation: stepfather.
public let CNLabelContactRelationStepfather = "_$!<Stepfather>!$_"
/// The label of a relation: stepmother.
public let CNLabelContactRelationStepmother = "_$!<Stepmother>!$_"
/// The label of a relation: stepchild.
public let CNLabelContactRelationStepchild = "_$!<Stepchild>!$_"
/// The label of a relation: stepson.
public let CNLabelContactRelationStepson = "_$!<Stepson>!$_"
/// The label of a relation: stepdaughter.
public let CNLabelContactRelationStepdaughter = "_$!<Stepdaughter>!$_"
/// The label of a relation: stepbrother.
public let CNLabelContactRelationStepbrother = "_$!<Stepbrother>!$_"
/// The label of a relation: stepsister.
public let CNLabelContactRelationStepsister = "_$!<Stepsister>!$_"
/// The label of a relation: mother in law or stepmother.
public let CNLabelContactRelationMotherInLawOrStepmother = "_$!<MotherInLawOrStepmother>!$_"
/// The label of a relation: father in law or stepfather.
public let CNLabelContactRelationFatherInLawOrStepfather = "_$!<FatherInLawOrStepfather>!$_"
/// The label of a relation: daughter in law or stepdaughter.
public let CNLabelContactRelationDaughterInLawOrStepdaughter = "_$!<DaughterInLawOrStepdaughter>!$_"
/// The label of a relation: son in law or stepson.
public let CNLabelContactRelationSonInLawOrStepson = "_$!<SonInLawOrStepson>!$_"
/// The label of a relation: cousin or siblings child.
public let CNLabelContactRelationCousinOrSiblingsChild = "_$!<CousinOrSiblingsChild>!$_"
/// The label of a relation: niece or cousin.
public let CNLabelContactRelationNieceOrCousin = "_$!<NieceOrCousin>!$_"
/// The label of a relation: nephew or cousin.
public let CNLabelContactRelationNephewOrCousin = "_$!<NephewOrCousin>!$_"
/// The label of a relation: grandchild or siblings child.
public let CNLabelContactRelationGrandchildOrSiblingsChild = "_$!<GrandchildOrSiblingsChild>!$_"
/// The label of a relation: great grandchild or siblings grandchild.
public let CNLabelContactRelationGreatGrandchildOrSiblingsGrandchild = "_$!<GreatGrandchildOrSiblingsGrandchild>!$_"
/// The label of a relation: daughter in law or sister in law.
public let CNLabelContactRelationDaughterInLawOrSisterInLaw = "_$!<DaughterInLawOrSisterInLaw>!$_"
/// The label of a relation: son in law or brother in law.
public let CNLabelContactRelationSonInLawOrBrotherInLaw = "_$!<SonInLawOrBrotherInLaw>!$_"
/// The label of a relation: granddaughter or niece.
public let CNLabelContactRelationGranddaughterOrNiece = "_$!<GranddaughterOrNiece>!$_"
/// The label of a relation: grandson or nephew.
public let CNLabelContactRelationGrandsonOrNephew = "_$!<GrandsonOrNephew>!$_"
